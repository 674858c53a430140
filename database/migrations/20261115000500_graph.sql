-- WHO KNOWS WHOM, and how well: what is worked out from evidence, from what was seen together, and from how introductions
-- turned out.

create schema graph;
grant usage on schema graph to wellmet_app, wellmet_system;

-- Who seems to know whom. Of owner 0 derived from public facts; of an owner, seen in their own threads and theirs alone.
-- Both directions are stored, at most 50 of each person and owner.
create table graph.inferred_relationships (
  network_id int not null,
  a bigint not null,
  b bigint not null,
  permille smallint not null constraint permille_is_a_chance check (permille between 1 and 1000),
  basis smallint not null constraint basis_is_known check (basis in (1, 2, 3, 4)),
  last_day int,
  primary key (network_id, a, b) include (permille, basis)
);
-- Whoever goes takes their ties along, from both ends.
create index inferred_relationships_of_the_second on graph.inferred_relationships (network_id, b);
comment on column graph.inferred_relationships.basis is '1 seen together, 2 employer, 3 school, 4 community: the strongest reason';
create trigger inferred_relationships_belong_to_a_network after insert on graph.inferred_relationships
  referencing new table as written for each statement execute function identity.check_member_network();
alter table graph.inferred_relationships enable row level security, force row level security;
create policy inferred_relationships_of_mine_and_nobody on graph.inferred_relationships for select to wellmet_app
  using (network_id in (0, (select identity.viewer_network_id())) and (select platform.viewer_id()) is not null);
create policy inferred_relationships_insert_mine on graph.inferred_relationships for insert to wellmet_app with check (network_id = (select identity.viewer_network_id()));
create policy inferred_relationships_update_mine on graph.inferred_relationships for update to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy inferred_relationships_delete_mine on graph.inferred_relationships for delete to wellmet_app using (network_id = (select identity.viewer_network_id()));
create policy inferred_relationships_for_the_system on graph.inferred_relationships to wellmet_system using (true) with check (true);
grant select, insert, update, delete on graph.inferred_relationships to wellmet_app;
grant select, insert, update, delete on graph.inferred_relationships to wellmet_system;

-- Recomputed as a whole for a workspace, never counted up: a line that is wrong is right after the next time. Keys are keyed
-- hashes: of a connector, a target or a company; 0 for the workspace itself.
create table graph.outcome_statistics (
  workspace_id uuid not null references account.workspaces on delete cascade,
  -- Who asked, where the line would tell whom they asked for; null where the whole workspace may know.
  user_id uuid references account.users on delete cascade,
  -- The user or else the workspace: a key needs a value, and replication needs a key.
  audience_id uuid not null constraint audience_is_who_may_know check (audience_id = coalesce(user_id, workspace_id)),
  about text not null constraint about_is_known check (about in
    ('asks_of_connector', 'intros_by_connector', 'open_asks', 'intros_to_target', 'denied_steps', 'intros_into_company', 'asks_in_workspace', 'intros_in_workspace')),
  key bigint not null,
  asked int not null,
  happened int not null constraint happened_were_asked check (happened <= asked),
  asked_lately float8 not null,
  happened_lately float8 not null,
  rate float8 not null constraint rate_is_a_chance check (rate > 0 and rate < 1),
  shift float8 not null default 0,
  day int not null,
  last_at timestamptz not null,
  primary key (workspace_id, audience_id, about, key)
);
create index outcome_statistics_of_a_user on graph.outcome_statistics (user_id);
comment on column graph.outcome_statistics.asked_lately is 'what they count for on the day: an outcome fades';
comment on column graph.outcome_statistics.rate is 'share that is expected, drawn to that of everybody while little is counted';
comment on column graph.outcome_statistics.shift is 'of the workspace alone: what its own outcomes add to every log odds';
alter table graph.outcome_statistics enable row level security, force row level security;
create policy outcome_statistics_of_ours on graph.outcome_statistics for select to wellmet_app
  using (workspace_id = platform.workspace_id() and (user_id is null or user_id = platform.viewer_id()));
create policy outcome_statistics_for_the_system on graph.outcome_statistics to wellmet_system using (true) with check (true);
grant select on graph.outcome_statistics to wellmet_app;
grant select, insert, update, delete on graph.outcome_statistics to wellmet_system;

-- As for contacts: no relationship outlives its network.
create function graph.delete_inferred_of_network() returns trigger language plpgsql as $$
begin
  delete from graph.inferred_relationships where network_id = old.id;
  return null;
end $$;
create trigger member_networks_delete_inferred_relationships after delete on identity.member_networks for each row execute function graph.delete_inferred_of_network();
