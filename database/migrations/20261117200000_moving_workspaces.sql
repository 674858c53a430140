-- A workspace can move to another database server. Whoever never moves one has no row in these tables.

-- On each server: workspaces that came from another server, are leaving or have left. No row: it was founded here.
create table platform.residents (
  workspace_id uuid primary key,
  epoch int not null,
  state text not null constraint resident_state_is_known check (state in ('here', 'leaving', 'left')),
  server smallint not null,
  moved_with uuid[] not null,
  changed_at timestamptz not null default now()
);
comment on table platform.residents is 'only moving a workspace writes it';
comment on column platform.residents.epoch is 'goes up with every move, so that the newest of two entries can be told';
comment on column platform.residents.moved_with is 'the workspaces that share people, and so move together: it is one of them';
comment on column platform.residents.server is 'the number of this server if it is here, otherwise of the one it goes to';
alter table platform.residents enable row level security, force row level security;
create policy residents_of_the_workspace on platform.residents for select to wellmet_app using (workspace_id = platform.workspace_id());
create policy residents_for_the_system on platform.residents for select to wellmet_system using (true);
grant select on platform.residents to wellmet_app, wellmet_system;

-- On server 0: where each workspace is that does not live where it was founded.
create table platform.workspace_servers (
  workspace_id uuid primary key,
  server smallint not null,
  epoch int not null
);
comment on table platform.workspace_servers is 'only moving a workspace writes it';
alter table platform.workspace_servers enable row level security, force row level security;
create policy workspace_servers_of_the_workspace on platform.workspace_servers for select to wellmet_app using (workspace_id = platform.workspace_id());
create policy workspace_servers_for_the_system on platform.workspace_servers for select to wellmet_system using (true);
grant select on platform.workspace_servers to wellmet_app, wellmet_system;

-- On the server that a workspace comes to: its rows, until the server that it leaves has deleted them. No role of the
-- product can read them, so no worker sends the mail of a workspace that may yet stay where it is.
create table platform.arrivals (
  move_id uuid not null,
  number bigint not null,
  table_name text not null,
  lines text[] not null,
  primary key (move_id, number)
);
comment on column platform.arrivals.move_id is 'the first of the workspaces that move together';
comment on table platform.arrivals is 'unowned: read by the administrator alone, while a workspace moves';
alter table platform.arrivals enable row level security, force row level security;
create policy arrivals_for_nobody on platform.arrivals to wellmet_system using (false) with check (false);

-- Every transaction that writes for a workspace begins with it. The lock lets a move wait for the writes under way; it is
-- shared, in memory only, and ends with the transaction. What follows has a snapshot of its own, taken after the lock.
create function platform.enter_workspace() returns void language plpgsql volatile as $$
declare
  its_state text;
begin
  if platform.workspace_id() is null then
    raise exception 'no workspace is set';
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('workspace ' || platform.workspace_id(), 0));
  select r.state into its_state from platform.residents r where r.workspace_id = platform.workspace_id() and r.state <> 'here';
  if found then
    raise exception using errcode = 'WM001', message = 'workspace is ' || its_state;
  end if;
end $$;
