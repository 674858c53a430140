-- Under which addresses a member writes, beside those of their accounts.

alter table connections.connected_accounts add column aliases text[] not null default '{}';
comment on column connections.connected_accounts.aliases is 'further addresses of its owner that the provider has verified';
grant update (aliases) on connections.connected_accounts to wellmet_app;

create table connections.own_addresses (
  id uuid primary key,
  workspace_id uuid not null,
  user_id uuid not null,
  address text not null,
  code_hash bytea,
  code_expires_at timestamptz,
  proved_at timestamptz,
  constraint named_once unique (user_id, workspace_id, address),
  constraint own_addresses_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
comment on table connections.own_addresses is 'addresses that a member says are theirs; without effect until a code that was mailed there proves it';
create index own_addresses_of_a_member on connections.own_addresses (workspace_id, user_id);
alter table connections.own_addresses enable row level security, force row level security;
create policy own_addresses_of_mine on connections.own_addresses to wellmet_app
  using (user_id = platform.viewer_id() and workspace_id = platform.workspace_id()) with check (user_id = platform.viewer_id() and workspace_id = platform.workspace_id());
create policy own_addresses_for_the_system on connections.own_addresses to wellmet_system using (true) with check (true);
grant select, insert, delete on connections.own_addresses to wellmet_app;
grant update (code_hash, code_expires_at, proved_at) on connections.own_addresses to wellmet_app;
grant select, insert, update, delete on connections.own_addresses to wellmet_system;

alter table connections.source_records add column returns boolean not null default false;
comment on column connections.source_records.returns is 'withdrawn only to be gathered anew, because it means something else now';
grant update (returns) on connections.source_records to wellmet_app;
