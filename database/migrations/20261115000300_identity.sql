-- WHO IS WHO, AND WHO SEES WHOM. A network belongs to a seat: one user in one workspace. Whoever is in two workspaces has
-- two networks, and everything can be moved to another server workspace by workspace.
--
-- A person is a key, not a row: person_id is the first 64 bits of a keyed hash of the strongest thing known about them
-- (LinkedIn address, e-mail, telephone, or for somebody without any of these their name as one owner wrote it). So two
-- owners' contacts meet in one person without a table that both fill, and no id, count or order that one of them sees
-- depends on what the other imported. Companies likewise, by their name.
--
-- THE PUBLIC DIRECTORY is the network of owner 0: its people are contacts like anybody's, seen by all and owned by nobody.
-- It is never a connector, because no list of visible owners holds 0.
create schema identity;
grant usage on schema identity to wellmet_app, wellmet_system;

-- Numbered in a range of the server's own (database/server-number.ts), so that a workspace keeps its numbers when it moves
-- to another server.
create table identity.member_networks (
  id int generated always as identity (minvalue 1 maxvalue 16777215) primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  created_at timestamptz not null default now()
);
create unique index member_networks_one_for_a_member on identity.member_networks (workspace_id, user_id);
create index member_networks_of_a_user on identity.member_networks (user_id);
alter table identity.member_networks enable row level security, force row level security;
-- A seat says no more than the list of members does.
create policy member_networks_of_my_workspace on identity.member_networks for select to wellmet_app using (workspace_id = platform.workspace_id());
create policy member_networks_are_opened_by_their_member on identity.member_networks for insert to wellmet_app
  with check (workspace_id = platform.workspace_id() and user_id = platform.viewer_id());
-- Only to lock the row: the check refuses every change.
create policy member_networks_lock_mine on identity.member_networks for update to wellmet_app
  using (workspace_id = platform.workspace_id() and user_id = platform.viewer_id()) with check (false);
create policy member_networks_for_the_system on identity.member_networks to wellmet_system using (true) with check (true);
grant select, insert, update on identity.member_networks to wellmet_app;
grant select, insert, update, delete on identity.member_networks to wellmet_system;

-- References from large tables to owners, one check a statement. A foreign key checks every row: it doubled the time of
-- inserting the 170,000 rows of a 30,000-contact import, 10% of the whole import; this costs under 2%. Owner 0, the public
-- directory, is not in owners. The lock holds off who would delete the network until the rows are committed.
-- Every table that uses it is emptied by a trigger on owners, and tests/catalogue finds one that is not.
create function identity.check_member_network() returns trigger language plpgsql as $$
declare
  written_id int;
begin
  for written_id in select distinct w.network_id from written w where w.network_id <> 0 order by 1 loop
    perform from identity.member_networks o where o.id = written_id for key share;
    if not found then
      raise foreign_key_violation using message = format('%I has rows of network %s, which does not exist', tg_table_name, written_id);
    end if;
  end loop;
  return null;
end $$;

-- The viewer's own seat, found once in a transaction: every policy and every statement asks for it, some a dozen times. What
-- is remembered is marked with whose it is, so that it holds for nobody else.
create function identity.viewer_network_id() returns int language plpgsql stable parallel restricted as $$
declare
  who text := concat(current_setting('wellmet.viewer', true), '/', current_setting('wellmet.workspace', true), '/');
  known text := current_setting('wellmet.network', true);
  seat int;
begin
  if starts_with(known, who) then
    return substr(known, length(who) + 1)::int;
  end if;
  select o.id into seat from identity.member_networks o where o.workspace_id = platform.workspace_id() and o.user_id = platform.viewer_id();
  if seat is not null then
    perform set_config('wellmet.network', who || seat, true);
  end if;
  return seat;
end $$;

-- Whose network a viewer may use, themselves included: the bound of every question. What an owner hides in it is shown
-- to that owner alone (is_hidden in contacts and edges).
create table identity.visible_networks (
  viewer_network_id int not null references identity.member_networks on delete cascade,
  network_id int not null references identity.member_networks on delete cascade,
  trust_weight int not null constraint trust_weight_is_permille check (trust_weight between 0 and 1000),
  kind text not null constraint kind_is_known check (kind in ('self', 'workspace', 'granted')),
  -- Who that owner is among the viewer's own contacts, if they are: their tie is then what mail and meetings say. And how
  -- many people they know, which is a part of how good a connector they are.
  person_id bigint,
  people int not null default 0,
  primary key (viewer_network_id, network_id) include (trust_weight, kind)
);
create index visible_networks_by_owner on identity.visible_networks (network_id, viewer_network_id);
alter table identity.visible_networks enable row level security, force row level security;
create policy visible_networks_to_me on identity.visible_networks for select to wellmet_app using (viewer_network_id = (select identity.viewer_network_id()));
-- A member writes only which of their contacts somebody is. Whose networks they see, and the weights, are the system's to write.
create policy visible_networks_update_mine on identity.visible_networks for update to wellmet_app
  using (viewer_network_id = (select identity.viewer_network_id())) with check (viewer_network_id = (select identity.viewer_network_id()));
create policy visible_networks_for_the_system on identity.visible_networks to wellmet_system using (true) with check (true);
grant select, update (person_id) on identity.visible_networks to wellmet_app;
grant select, insert, update, delete on identity.visible_networks to wellmet_system;

-- What an owner decided; private until they say otherwise.
create table identity.sharing_settings (
  network_id int primary key references identity.member_networks on delete cascade,
  mode text not null constraint mode_is_known check (mode in ('private', 'workspace', 'selected')),
  changed_at timestamptz not null
);
alter table identity.sharing_settings enable row level security, force row level security;
create policy sharing_settings_of_mine on identity.sharing_settings to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy sharing_settings_for_the_system on identity.sharing_settings to wellmet_system using (true) with check (true);
grant select, insert, update on identity.sharing_settings to wellmet_app;
grant select, insert, update, delete on identity.sharing_settings to wellmet_system;

create table identity.sharing_grants (
  network_id int not null references identity.member_networks on delete cascade,
  viewer_network_id int not null references identity.member_networks on delete cascade,
  primary key (network_id, viewer_network_id)
);
create index sharing_settings_grants_to_a_viewer on identity.sharing_grants (viewer_network_id);
alter table identity.sharing_grants enable row level security, force row level security;
create policy sharing_settings_grants_of_mine on identity.sharing_grants to wellmet_app
  using (network_id = (select identity.viewer_network_id()))
  with check (network_id = (select identity.viewer_network_id()) and exists (select from identity.member_networks o where o.id = viewer_network_id and o.workspace_id = platform.workspace_id()));
create policy sharing_settings_grants_for_the_system on identity.sharing_grants to wellmet_system using (true) with check (true);
grant select, insert, delete on identity.sharing_grants to wellmet_app;
grant select, insert, update, delete on identity.sharing_grants to wellmet_system;

-- Goes up with every change of an owner's contacts, counted apart for those they show and those they hide: a change of a
-- hidden contact changes nothing for anybody else. It only says that something must be worked out again.
create table identity.network_versions (
  network_id int not null,
  is_hidden boolean not null,
  version bigint not null,
  primary key (network_id, is_hidden)
);
alter table identity.network_versions enable row level security, force row level security;
create policy network_versions_of_visible_networks on identity.network_versions for select to wellmet_app
  using (exists (select from identity.visible_networks v where v.viewer_network_id = (select identity.viewer_network_id()) and v.network_id = network_versions.network_id)
    and (not is_hidden or network_id = (select identity.viewer_network_id())));
create policy network_versions_of_the_directory on identity.network_versions for select to wellmet_app using (network_id = 0);
create policy network_versions_insert_mine on identity.network_versions for insert to wellmet_app
  with check (network_id = (select identity.viewer_network_id()));
create policy network_versions_update_mine on identity.network_versions for update to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy network_versions_for_the_system on identity.network_versions to wellmet_system using (true) with check (true);
grant select, insert, update on identity.network_versions to wellmet_app;
grant select, insert, update, delete on identity.network_versions to wellmet_system;

-- For whole statements, not for rows: an import of 30,000 contacts is a handful of statements. The directory is nobody's
-- sight and has no version; many jobs write it at once, and would wait for each other here.
create function identity.record_network_change() returns trigger language plpgsql as $$
begin
  insert into identity.network_versions as v (network_id, is_hidden, version)
  select c.network_id, c.is_hidden, 1 from (select distinct network_id, is_hidden from changed) c
  where exists (select from identity.member_networks o where o.id = c.network_id) order by 1, 2
  on conflict (network_id, is_hidden) do update set version = v.version + 1;
  return null;
end $$;

-- All that a ranking rests on, in one number: whose networks, how far they count, and what state each is in. Called within
-- the statement that ranks, it says what that statement saw.
-- The directory is in everybody's sight. Its loader says when it changed, at the end of each of its transactions.
-- plpgsql keeps its plan; a function in SQL with a query in it is planned with every call, three times as long as it runs.
create function identity.visibility_version(viewer int) returns uuid language plpgsql stable parallel safe as $$
begin
  return (select md5(concat_ws(' ', (select n.version from identity.network_versions n where n.network_id = 0),
      string_agg(concat_ws(':', v.network_id, v.trust_weight, v.kind, n.is_hidden, n.version), ' ' order by v.network_id, n.is_hidden)))::uuid
    from identity.visible_networks v
    left join identity.network_versions n on n.network_id = v.network_id and (v.kind = 'self' or not n.is_hidden)
    where v.viewer_network_id = visibility_version.viewer);
end $$;

create function identity.delete_versions_of_network() returns trigger language plpgsql as $$
begin
  delete from identity.network_versions where network_id = old.id;
  return null;
end $$;
create trigger member_networks_delete_versions after delete on identity.member_networks for each row execute function identity.delete_versions_of_network();
