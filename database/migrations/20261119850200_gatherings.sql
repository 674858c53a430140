-- Events that a workspace hosts, and their guests as the provider lists them. A guest is no contact: nobody is brought into a
-- network by coming to an event. Members of the workspace see the list, because it is the list of their own event.
create table connections.gatherings (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  account_id uuid not null references connections.connected_accounts on delete cascade,
  ref text not null,
  name text not null,
  url text,
  starts_at timestamptz not null,
  ends_at timestamptz,
  coming int not null default 0,
  checked_in int not null default 0,
  guests_read_at timestamptz,
  seen_at timestamptz not null,
  constraint one_gathering_of_a_ref unique (user_id, account_id, ref)
);
create index gatherings_by_start on connections.gatherings (workspace_id, starts_at desc, id);
create index gatherings_by_account on connections.gatherings (account_id);
comment on column connections.gatherings.coming is 'guests whose place is confirmed';
alter table connections.gatherings enable row level security, force row level security;
create policy gatherings_of_the_workspace on connections.gatherings for select to wellmet_app
  using (workspace_id = (select platform.workspace_id()));
create policy gatherings_insert_mine on connections.gatherings for insert to wellmet_app
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy gatherings_update_mine on connections.gatherings for update to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy gatherings_delete_mine on connections.gatherings for delete to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy gatherings_for_the_system on connections.gatherings to wellmet_system using (true) with check (true);
grant select, insert, update, delete on connections.gatherings to wellmet_app;
grant select, insert, update, delete on connections.gatherings to wellmet_system;

create table connections.gathering_guests (
  gathering_id uuid not null references connections.gatherings on delete cascade,
  ref text not null,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  name text,
  email text not null,
  state text not null,
  registered_at timestamptz,
  checked_in_at timestamptz,
  seen_at timestamptz not null,
  primary key (user_id, gathering_id, ref),
  constraint gathering_guests_state check (state in ('coming', 'pending', 'waitlisted', 'invited', 'declined'))
);
create index gathering_guests_by_email on connections.gathering_guests (email);
create index gathering_guests_by_workspace on connections.gathering_guests (workspace_id);
create index gathering_guests_by_gathering on connections.gathering_guests (gathering_id);
alter table connections.gathering_guests enable row level security, force row level security;
create policy gathering_guests_of_the_workspace on connections.gathering_guests for select to wellmet_app
  using (workspace_id = (select platform.workspace_id()));
create policy gathering_guests_insert_mine on connections.gathering_guests for insert to wellmet_app
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy gathering_guests_update_mine on connections.gathering_guests for update to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy gathering_guests_delete_mine on connections.gathering_guests for delete to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy gathering_guests_for_the_system on connections.gathering_guests to wellmet_system using (true) with check (true);
grant select, insert, update, delete on connections.gathering_guests to wellmet_app;
grant select, insert, update, delete on connections.gathering_guests to wellmet_system;

-- Who checked in at a small event, by the number of their address and by that of the host's contact. It says that two people
-- may have met, and nothing about how well they know each other: no path, strength or proof rests on it.
create table graph.attendances (
  gathering_id uuid not null references connections.gatherings on delete cascade,
  key bigint not null,
  person_id bigint not null,
  workspace_id uuid not null references account.workspaces on delete cascade,
  primary key (workspace_id, gathering_id, key)
);
create index attendances_by_gathering on graph.attendances (gathering_id);
create index attendances_by_key on graph.attendances (workspace_id, key);
create index attendances_by_person on graph.attendances (workspace_id, person_id);
alter table graph.attendances enable row level security, force row level security;
create policy attendances_of_the_workspace on graph.attendances for select to wellmet_app
  using (workspace_id = (select platform.workspace_id()));
create policy attendances_for_the_system on graph.attendances to wellmet_system using (true) with check (true);
grant select on graph.attendances to wellmet_app;
grant select, insert, update, delete on graph.attendances to wellmet_system;

-- Answers about paths are cached by the version of the viewer's network.
create function identity.record_workspace_change() returns trigger language plpgsql as $$
begin
  insert into identity.network_versions as v (network_id, is_hidden, version)
  select o.id, true, 1 from identity.member_networks o
  where o.workspace_id in (select distinct workspace_id from changed) order by o.id
  on conflict (network_id, is_hidden) do update set version = v.version + 1;
  return null;
end $$;
create trigger attendances_came after insert on graph.attendances
  referencing new table as changed for each statement execute function identity.record_workspace_change();
create trigger attendances_went after delete on graph.attendances
  referencing old table as changed for each statement execute function identity.record_workspace_change();
