-- Dated facts about a person or a company that an area saved for Home and pages: a lead, a guest, an open ticket. They are
-- told and never counted: no strength, path, proof or permission reads them.
create table discovery.signals (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid,
  kind text not null,
  source text not null,
  external_id text not null,
  origin text not null,
  person_id bigint,
  company_id bigint,
  keys bigint[] not null,
  name text not null,
  says jsonb not null,
  link text not null constraint link_is_inside check (link ~ '^/[A-Za-z0-9/_.?=&%-]*$' and link not like '//%'),
  happened_at timestamptz not null,
  saved_at timestamptz not null,
  expires_at timestamptz not null,
  constraint about_a_person_or_a_company check (num_nonnulls(person_id, company_id) = 1),
  constraint people_have_keys check ((person_id is not null) = (cardinality(keys) > 0)),
  constraint signals_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create unique index signals_saved_once on discovery.signals (workspace_id, user_id, source, external_id, (coalesce(person_id, company_id))) nulls not distinct;
create index signals_of_a_workspace on discovery.signals (workspace_id, happened_at desc);
create index signals_of_a_member on discovery.signals (workspace_id, user_id);
create index signals_by_key on discovery.signals using gin (keys);
create index signals_about_a_company on discovery.signals (workspace_id, company_id) where company_id is not null;
create index signals_by_age on discovery.signals (expires_at);
comment on column discovery.signals.user_id is 'the only member who sees it; null: everybody in the workspace';
comment on column discovery.signals.external_id is 'which thing of its source it tells of';
comment on column discovery.signals.origin is 'what it goes with: an account, a site, a form';
comment on column discovery.signals.keys is 'of every handle that the source gave, so that an objection finds them and merged contacts keep them';
comment on column discovery.signals.name is 'of the person or the company as the source has it';
comment on column discovery.signals.says is 'a message with its parameters, rendered in the language of the reader';
alter table discovery.signals enable row level security, force row level security;
create policy signals_of_my_workspace on discovery.signals to wellmet_app
  using (workspace_id = (select platform.workspace_id()) and (user_id is null or user_id = (select platform.viewer_id())))
  with check (workspace_id = (select platform.workspace_id()) and (user_id is null or user_id = (select platform.viewer_id())));
create policy signals_for_the_system on discovery.signals to wellmet_system using (true) with check (true);
grant select, insert, update, delete on discovery.signals to wellmet_app;
grant select, insert, update, delete on discovery.signals to wellmet_system;
