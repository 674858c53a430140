-- The first hundred workspaces that paid for a hosted service, and what they wish for next.
create table growth.founding_members (
  workspace_id uuid primary key references account.workspaces on delete cascade,
  number integer not null constraint founding_number_is_of_a_hundred check (number between 1 and 100),
  since timestamptz not null
);
create unique index founding_members_number_is_one_workspace on growth.founding_members (number);
comment on table growth.founding_members is 'numbered in the order in which they began to pay; a number stays when they stop paying';
alter table growth.founding_members enable row level security, force row level security;
create policy founding_members_of_ours on growth.founding_members for select to wellmet_app
  using (workspace_id = (select platform.workspace_id()));
create policy founding_members_for_the_system on growth.founding_members to wellmet_system using (true) with check (true);
grant select on growth.founding_members to wellmet_app;
grant select, insert, update, delete on growth.founding_members to wellmet_system;

create table growth.roadmap_votes (
  document_id uuid not null references growth.documents on delete cascade,
  workspace_id uuid not null,
  user_id uuid not null,
  voted_at timestamptz not null,
  primary key (document_id, user_id),
  constraint roadmap_votes_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index roadmap_votes_of_a_member on growth.roadmap_votes (workspace_id, user_id);
create index roadmap_votes_of_a_user on growth.roadmap_votes (user_id);
comment on table growth.roadmap_votes is 'one for each person and item, whichever workspaces they are in; gone when they leave the one in which they voted';
alter table growth.roadmap_votes enable row level security, force row level security;
create policy roadmap_votes_of_mine on growth.roadmap_votes to wellmet_app
  using (user_id = (select platform.viewer_id()))
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy roadmap_votes_for_the_system on growth.roadmap_votes to wellmet_system using (true) with check (true);
grant select, insert, delete on growth.roadmap_votes to wellmet_app;
grant select, insert, update, delete on growth.roadmap_votes to wellmet_system;
