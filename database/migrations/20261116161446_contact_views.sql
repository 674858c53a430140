-- Saved views of the contact table: filters, order and columns, never contacts. A shared view shows each member their own.
create table contacts.contact_views (
  id uuid primary key,
  workspace_id uuid not null,
  user_id uuid not null,
  name text not null,
  name_key text not null,
  filters jsonb not null,
  sort text not null constraint sort_is_known check (sort in ('strength', 'lastContact', 'name')),
  columns text[] not null,
  is_shared boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint views_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create unique index contact_views_one_name on contacts.contact_views (workspace_id, user_id, name_key);
create index contact_views_shared on contacts.contact_views (workspace_id, name_key) where is_shared;
alter table contacts.contact_views enable row level security, force row level security;
create policy contact_views_of_mine on contacts.contact_views to wellmet_app
  using (user_id = platform.viewer_id() and workspace_id = platform.workspace_id())
  with check (user_id = platform.viewer_id() and workspace_id = platform.workspace_id());
create policy contact_views_shared_here on contacts.contact_views for select to wellmet_app
  using (is_shared and workspace_id = platform.workspace_id());
create policy contact_views_for_the_system on contacts.contact_views to wellmet_system using (true) with check (true);
grant select, insert, delete, update (name, name_key, filters, sort, columns, is_shared, changed_at) on contacts.contact_views to wellmet_app;
grant select, insert, update, delete on contacts.contact_views to wellmet_system;
