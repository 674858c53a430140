-- Deliveries of Linear that were received, so that none counts twice.
create table connections.linear_deliveries (
  delivery text primary key,
  signature bytea not null unique,
  received_at timestamptz not null
);
comment on table connections.linear_deliveries is 'unowned: Linear tells the server, not a workspace';
comment on column connections.linear_deliveries.signature is 'the number of a delivery is not signed, so what was signed counts once too';
create index linear_deliveries_by_age on connections.linear_deliveries (received_at);
alter table connections.linear_deliveries enable row level security, force row level security;
create policy linear_deliveries_for_the_system on connections.linear_deliveries to wellmet_system using (true) with check (true);
grant select, insert, update, delete on connections.linear_deliveries to wellmet_system;
