-- What a workspace writes for others: drafts, and what of them is published. A version never changes.
create table growth.documents (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  kind text not null,
  slug text,
  version integer not null,
  published_version integer,
  published_at timestamptz,
  publish_at timestamptz,
  publish_version integer,
  taken_down_at timestamptz,
  taken_down_for text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint document_is_planned_with_a_version check ((publish_at is null) = (publish_version is null)),
  constraint document_is_published_since check ((published_version is null) = (published_at is null))
);
create index documents_of_a_kind on growth.documents (workspace_id, kind, id desc);
create unique index documents_slug_is_one_in_a_workspace on growth.documents (workspace_id, slug) where slug is not null;
comment on column growth.documents.kind is 'which fields it has and where it is read; declared in growth/content';
comment on column growth.documents.slug is 'where its page is, once it is published; null where its kind has no page';
comment on column growth.documents.publish_at is 'when a job publishes publish_version';
comment on column growth.documents.taken_down_for is 'why the operator took the page down; members cannot write it';
alter table growth.documents enable row level security, force row level security;
create policy documents_of_ours on growth.documents to wellmet_app
  using (workspace_id = (select platform.workspace_id())) with check (workspace_id = (select platform.workspace_id()));
create policy documents_for_the_system on growth.documents to wellmet_system using (true) with check (true);
grant select, insert, delete on growth.documents to wellmet_app;
grant update (slug, version, published_version, published_at, publish_at, publish_version, changed_at) on growth.documents to wellmet_app;
grant select, insert, update, delete on growth.documents to wellmet_system;

create table growth.document_versions (
  document_id uuid not null references growth.documents on delete cascade,
  number integer not null,
  workspace_id uuid not null references account.workspaces on delete cascade,
  fields jsonb not null,
  author_id uuid references account.users on delete set null,
  restored_from integer,
  created_at timestamptz not null,
  primary key (document_id, number)
);
create index document_versions_of_a_workspace on growth.document_versions (workspace_id);
create index document_versions_of_an_author on growth.document_versions (author_id);
comment on table growth.document_versions is 'never updated: restoring an old one adds a new one';
alter table growth.document_versions enable row level security, force row level security;
create policy document_versions_of_ours on growth.document_versions to wellmet_app
  using (workspace_id = (select platform.workspace_id())) with check (workspace_id = (select platform.workspace_id()));
create policy document_versions_for_the_system on growth.document_versions to wellmet_system using (true) with check (true);
grant select, insert, delete on growth.document_versions to wellmet_app;
grant select, insert, update, delete on growth.document_versions to wellmet_system;

-- Every address that a published page has or had. The old ones lead to the current one.
create table growth.document_slugs (
  slug text primary key,
  document_id uuid not null references growth.documents on delete cascade,
  workspace_id uuid not null references account.workspaces on delete cascade,
  claimed_at timestamptz not null
);
create index document_slugs_of_a_document on growth.document_slugs (document_id);
create index document_slugs_of_a_workspace on growth.document_slugs (workspace_id);
comment on table growth.document_slugs is 'claimed when a page is published or scheduled, so a draft tells no other workspace anything';
alter table growth.document_slugs enable row level security, force row level security;
create policy document_slugs_of_ours on growth.document_slugs for select to wellmet_app
  using (workspace_id = (select platform.workspace_id()));
create policy document_slugs_for_the_system on growth.document_slugs to wellmet_system using (true) with check (true);
grant select on growth.document_slugs to wellmet_app;
grant select, insert, update, delete on growth.document_slugs to wellmet_system;

create table growth.document_reads (
  workspace_id uuid not null references account.workspaces on delete cascade,
  document_id uuid not null references growth.documents on delete cascade,
  day date not null,
  reads integer not null,
  primary key (workspace_id, document_id, day)
);
create index document_reads_of_a_document on growth.document_reads (document_id);
comment on table growth.document_reads is 'counts alone; nobody who reads is named';
alter table growth.document_reads enable row level security, force row level security;
create policy document_reads_of_ours on growth.document_reads for select to wellmet_app
  using (workspace_id = (select platform.workspace_id()));
create policy document_reads_for_the_system on growth.document_reads to wellmet_system using (true) with check (true);
grant select on growth.document_reads to wellmet_app;
grant select, insert, update, delete on growth.document_reads to wellmet_system;

create table growth.page_reports (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  document_id uuid not null references growth.documents on delete cascade,
  reason text not null constraint page_report_has_a_reason check (reason in ('spam', 'fraud', 'personal', 'illegal', 'other')),
  said text,
  reported_at timestamptz not null
);
create index page_reports_of_a_document on growth.page_reports (document_id);
create index page_reports_of_a_workspace on growth.page_reports (workspace_id);
comment on table growth.page_reports is 'for the operator alone: the workspace of the page does not see who complained';
alter table growth.page_reports enable row level security, force row level security;
create policy page_reports_for_the_system on growth.page_reports to wellmet_system using (true) with check (true);
grant select, insert, update, delete on growth.page_reports to wellmet_system;
