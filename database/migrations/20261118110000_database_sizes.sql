-- How fast the database grows: one line a day, so that an operator is told before the disk is full.
create table platform.database_sizes (
  day date primary key,
  bytes bigint not null
);
comment on table platform.database_sizes is 'unowned: the machinery';
alter table platform.database_sizes enable row level security, force row level security;
create policy database_sizes_for_the_system on platform.database_sizes to wellmet_system using (true) with check (true);
grant select, insert, update, delete on platform.database_sizes to wellmet_system;
