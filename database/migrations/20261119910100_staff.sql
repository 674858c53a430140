-- Who runs the server, and when they last used a passkey in a session.
create schema hq;
grant usage on schema hq to wellmet_app, wellmet_system, wellmet_staff;

create table hq.staff (
  user_id uuid primary key references account.users on delete cascade,
  role text not null constraint role_is_known check (role in ('operator', 'support', 'finance')),
  added_by uuid references account.users on delete set null,
  added_at timestamptz not null
);
create index staff_by_who_added_them on hq.staff (added_by);
comment on table hq.staff is 'owned by user_id; written from the command line alone';
comment on column hq.staff.added_by is 'null: from the command line';
alter table hq.staff enable row level security, force row level security;
create policy staff_for_the_system on hq.staff to wellmet_system using (true) with check (true);
grant select, insert, update, delete on hq.staff to wellmet_system;

create table hq.staff_proofs (
  session_id uuid primary key references account.sessions on delete cascade,
  user_id uuid not null references hq.staff on delete cascade,
  proven_at timestamptz not null
);
create index staff_proofs_of_a_user on hq.staff_proofs (user_id);
comment on table hq.staff_proofs is 'when a session last opened the operator''s room with a passkey; gone with the session';
alter table hq.staff_proofs enable row level security, force row level security;
create policy staff_proofs_for_the_system on hq.staff_proofs to wellmet_system using (true) with check (true);
grant select, insert, update, delete on hq.staff_proofs to wellmet_system;
