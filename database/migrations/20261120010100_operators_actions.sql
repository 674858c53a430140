-- What staff do to the server by a button, what waits for a yes of theirs, and what the buttons write.
create table platform.sending_pauses (
  is_paused boolean primary key constraint one_row check (is_paused),
  paused_at timestamptz not null
);
comment on table platform.sending_pauses is 'unowned: a row while no email may leave';
alter table platform.sending_pauses enable row level security, force row level security;
create policy sending_pauses_for_the_system on platform.sending_pauses to wellmet_system using (true) with check (true);
grant select, insert, delete on platform.sending_pauses to wellmet_system;

create table platform.drill_requests (
  is_asked boolean primary key constraint one_row check (is_asked),
  requested_at timestamptz not null,
  taken_at timestamptz
);
comment on table platform.drill_requests is 'unowned: a row until the backup process has tried to restore a backup';
alter table platform.drill_requests enable row level security, force row level security;
create policy drill_requests_for_the_system on platform.drill_requests to wellmet_system using (true) with check (true);
grant select, insert, delete on platform.drill_requests to wellmet_system;
grant select, update, delete on platform.drill_requests to wellmet_backup;

create table hq.maintenance_notices (
  id uuid primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  announced_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint ends_after_its_start check (ends_at > starts_at)
);
create unique index one_notice_at_a_time on hq.maintenance_notices ((true)) where withdrawn_at is null;
comment on table hq.maintenance_notices is 'unowned: when the server is being maintained, as its members read it';
alter table hq.maintenance_notices enable row level security, force row level security;
create policy maintenance_notices_for_the_system on hq.maintenance_notices to wellmet_system using (true) with check (true);
grant select, insert, update, delete on hq.maintenance_notices to wellmet_system;

create table hq.approvals (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  title jsonb not null,
  facts jsonb not null,
  risk text not null constraint risk_is_known check (risk in ('ordinary', 'mass_mail', 'money')),
  items integer not null,
  hash text not null,
  requested_by uuid references account.users on delete cascade,
  agent text,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  verdict text constraint verdict_is_known check (verdict in ('approved', 'rejected', 'expired', 'withdrawn')),
  decided_by uuid references account.users on delete cascade,
  decided_at timestamptz,
  reason text,
  constraint decided_at_a_time check ((verdict is null) = (decided_at is null))
);
create index approvals_of_the_server_that_wait on hq.approvals (id) where verdict is null;
create index approvals_of_the_server_by_asker on hq.approvals (requested_by);
create index approvals_of_the_server_by_decider on hq.approvals (decided_by);
comment on table hq.approvals is 'unowned: what waits for a yes of the people who run the server';
comment on column hq.approvals.requested_by is 'null: an agent asked';
alter table hq.approvals enable row level security, force row level security;
create policy approvals_for_the_system on hq.approvals to wellmet_system using (true) with check (true);
grant select, insert, update, delete on hq.approvals to wellmet_system;

create table hq.actions (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  taken_by uuid references account.users on delete set null,
  agent text,
  approval_id uuid references hq.approvals on delete set null,
  touched integer not null,
  taken_at timestamptz not null
);
create index actions_by_who_took_them on hq.actions (taken_by);
create index actions_by_approval on hq.actions (approval_id);
comment on table hq.actions is 'unowned: what was done to the server, by whom; written once and never changed';
comment on column hq.actions.taken_by is 'null: an agent, or an account that is gone';
alter table hq.actions enable row level security, force row level security;
create policy actions_for_the_system on hq.actions to wellmet_system using (true) with check (true);
grant select, insert, delete on hq.actions to wellmet_system;
