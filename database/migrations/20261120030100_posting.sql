-- Where members post what the workspace has published, and what became of each post.
create table growth.posting_places (
  id uuid primary key,
  workspace_id uuid not null,
  user_id uuid not null,
  kind text not null constraint posting_place_kind_is_known check (kind in ('ghost', 'slack', 'teams', 'webhook')),
  account_id uuid references connections.connected_accounts on delete cascade,
  place text,
  name text not null,
  sealed_address text,
  created_at timestamptz not null,
  constraint posting_places_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade,
  constraint posting_place_leads_somewhere check ((kind = 'webhook') = (sealed_address is not null) and (kind = 'webhook') = (account_id is null))
);
create index posting_places_of_a_member on growth.posting_places (workspace_id, user_id, id);
create unique index posting_places_are_connected_once on growth.posting_places (user_id, account_id, coalesce(place, '')) where account_id is not null;
create index posting_places_of_an_account on growth.posting_places (account_id);
comment on column growth.posting_places.account_id is 'through which it is posted; none for a webhook';
comment on column growth.posting_places.place is 'the channel there, where the account leads to several';
comment on column growth.posting_places.sealed_address is 'of a webhook, with the secret that signs what is sent to it';
alter table growth.posting_places enable row level security, force row level security;
create policy posting_places_of_mine on growth.posting_places to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy posting_places_for_the_system on growth.posting_places to wellmet_system using (true) with check (true);
grant select, insert, delete on growth.posting_places to wellmet_app;
grant select, insert, update, delete on growth.posting_places to wellmet_system;

create table growth.posting_settings (
  workspace_id uuid primary key references account.workspaces on delete cascade,
  needs_approval boolean not null,
  ghost_state text not null constraint ghost_state_is_known check (ghost_state in ('draft', 'published')),
  changed_at timestamptz not null
);
comment on table growth.posting_settings is 'without a row an admin approves each post, and Ghost gets drafts';
alter table growth.posting_settings enable row level security, force row level security;
create policy posting_settings_of_ours on growth.posting_settings to wellmet_app
  using (workspace_id = (select platform.workspace_id())) with check (workspace_id = (select platform.workspace_id()));
create policy posting_settings_for_the_system on growth.posting_settings to wellmet_system using (true) with check (true);
grant select, insert, update on growth.posting_settings to wellmet_app;
grant select, insert, update, delete on growth.posting_settings to wellmet_system;

create table growth.cross_posts (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  document_id uuid references growth.documents on delete set null,
  version integer not null,
  place_id uuid references growth.posting_places on delete set null,
  kind text not null,
  place_name text not null,
  title text not null,
  text text not null,
  link text not null,
  state text not null constraint cross_post_state_is_known
    check (state in ('approval', 'waiting', 'sending', 'posted', 'accepted', 'failed', 'unknown', 'rejected')),
  reason text,
  ref text,
  url text,
  asked_by uuid references account.users on delete set null,
  approval_id uuid,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint settled_posts_have_a_time check ((settled_at is null) = (state in ('approval', 'waiting', 'sending')))
);
create index cross_posts_of_a_workspace on growth.cross_posts (workspace_id, id desc);
create index cross_posts_of_a_document on growth.cross_posts (document_id);
create index cross_posts_of_an_approval on growth.cross_posts (approval_id);
create index cross_posts_of_an_asker on growth.cross_posts (asked_by);
create unique index cross_posts_once_in_a_place on growth.cross_posts (workspace_id, place_id, document_id, version)
  where state not in ('failed', 'rejected');
comment on table growth.cross_posts is 'one version of a document in one place: at most once, unless it certainly did not arrive';
comment on column growth.cross_posts.state is 'accepted: the place took it and does not say more; unknown: it may be there, and is not posted again';
comment on column growth.cross_posts.ref is 'what the place calls it';
alter table growth.cross_posts enable row level security, force row level security;
create policy cross_posts_of_ours on growth.cross_posts to wellmet_app
  using (workspace_id = (select platform.workspace_id())) with check (workspace_id = (select platform.workspace_id()));
create policy cross_posts_for_the_system on growth.cross_posts to wellmet_system using (true) with check (true);
grant select, insert on growth.cross_posts to wellmet_app;
grant select, insert, update, delete on growth.cross_posts to wellmet_system;
