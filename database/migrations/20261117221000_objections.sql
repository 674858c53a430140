-- People without an account who proved that an address is theirs, and want to be left out for good.

create table contacts.objections (
  key bigint primary key,
  deletion_id uuid not null,
  objected_at timestamptz not null
);
create index objections_by_age on contacts.objections (objected_at);
comment on table contacts.objections is 'unowned: keyed numbers of addresses, from which nobody can go back to the address; read by the system alone';
alter table contacts.objections enable row level security, force row level security;
create policy objections_for_the_system on contacts.objections to wellmet_system using (true) with check (true);
grant select, insert, update, delete on contacts.objections to wellmet_system;
