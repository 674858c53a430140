-- Accounts that members have with outside services, what is read from them, and how far reading has come.

create table connections.consents (
  state_hash bytea not null,
  workspace_id uuid not null,
  user_id uuid not null,
  provider text not null,
  session_hash bytea not null,
  sealed_verifier text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, state_hash),
  constraint consents_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
comment on table connections.consents is 'members who were sent to a provider and have not come back';
comment on column connections.consents.session_hash is 'the session in which it began: another one cannot finish it';
create index consents_of_a_member on connections.consents (workspace_id, user_id);
create index consents_by_expiry on connections.consents (expires_at);

create table connections.connected_accounts (
  id uuid primary key,
  workspace_id uuid not null,
  user_id uuid not null,
  provider text not null,
  subject text not null,
  address text not null,
  base_url text,
  state text not null constraint state_is_known check (state in ('connected', 'expired', 'failed', 'revoked')),
  sealed_tokens text,
  tokens_expire_at timestamptz,
  refreshing_until timestamptz,
  never_domains text[] not null default '{}',
  connected_at timestamptz not null,
  constraint one_account_of_a_subject unique (workspace_id, user_id, provider, subject),
  constraint connected_has_tokens check (state <> 'connected' or sealed_tokens is not null),
  constraint accounts_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
comment on column connections.connected_accounts.subject is 'who the account is, in the words of the provider';
comment on column connections.connected_accounts.refreshing_until is 'whoever set it asks for new tokens; the others wait';
comment on column connections.connected_accounts.base_url is 'where its data is, for providers that tell it with the token';
comment on column connections.connected_accounts.never_domains is 'mail and meetings with anybody there are never stored';

create table connections.account_sources (
  account_id uuid not null references connections.connected_accounts on delete cascade,
  source text not null,
  workspace_id uuid not null,
  user_id uuid not null,
  cursor text,
  next_cursor text,
  page text,
  is_complete boolean not null default false,
  read_count int not null default 0,
  stored_count int not null default 0,
  skipped jsonb not null default '{}',
  started_at timestamptz,
  succeeded_at timestamptz,
  next_run_at timestamptz,
  failures int not null default 0,
  problem text,
  primary key (user_id, account_id, source)
);
create index account_sources_of_an_account on connections.account_sources (account_id);
comment on column connections.account_sources.cursor is 'from where changes are read; null until everything was read once';
comment on column connections.account_sources.next_cursor is 'becomes the cursor when this run is through';
comment on column connections.account_sources.page is 'the next page of a run; null between runs';

create table connections.source_records (
  account_id uuid not null references connections.connected_accounts on delete cascade,
  source text not null,
  ref text not null,
  workspace_id uuid not null,
  user_id uuid not null,
  number bigint not null generated always as identity,
  at timestamptz,
  record jsonb not null,
  is_withdrawn boolean not null default false,
  primary key (user_id, account_id, source, ref)
);
comment on table connections.source_records is 'who, with whom and when: never a subject, a title or a text';
comment on column connections.source_records.is_withdrawn is 'the member wants it gone; deleted once nothing rests on it';
create index source_records_in_order on connections.source_records (account_id, number);
create index source_records_by_time on connections.source_records (account_id, at);

create table connections.sync_runs (
  id uuid primary key,
  account_id uuid not null references connections.connected_accounts on delete cascade,
  source text not null,
  workspace_id uuid not null,
  user_id uuid not null,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  is_full boolean not null,
  read_count int not null,
  stored_count int not null,
  skipped jsonb not null,
  problem text
);
create index sync_runs_of_an_account on connections.sync_runs (account_id, finished_at desc);

do $$
declare name text;
begin
  foreach name in array array['consents', 'connected_accounts', 'account_sources', 'source_records', 'sync_runs'] loop
    execute format('alter table connections.%I enable row level security, force row level security', name);
    execute format('create policy %I on connections.%I to wellmet_app using (user_id = platform.viewer_id() and workspace_id = platform.workspace_id()) with check (user_id = platform.viewer_id() and workspace_id = platform.workspace_id())', name || '_of_mine', name);
    execute format('create policy %I on connections.%I to wellmet_system using (true) with check (true)', name || '_for_the_system', name);
    execute format('grant select, insert, delete on connections.%I to wellmet_app', name);
    execute format('grant select, insert, update, delete on connections.%I to wellmet_system', name);
  end loop;
end $$;
grant update (address, base_url, state, sealed_tokens, tokens_expire_at, refreshing_until, never_domains, connected_at) on connections.connected_accounts to wellmet_app;
grant update (cursor, next_cursor, page, is_complete, read_count, stored_count, skipped, started_at, succeeded_at, next_run_at, failures, problem) on connections.account_sources to wellmet_app;
grant update (number, at, record, is_withdrawn) on connections.source_records to wellmet_app;

create table contacts.gathered_accounts (
  account_id uuid primary key,
  network_id int not null references identity.member_networks on delete cascade,
  last_number bigint not null,
  gathered_at timestamptz
);
comment on table contacts.gathered_accounts is 'how much of a connected account is in the network already';
create index gathered_accounts_of_a_network on contacts.gathered_accounts (network_id);
alter table contacts.gathered_accounts enable row level security, force row level security;
create policy gathered_accounts_of_mine on contacts.gathered_accounts to wellmet_app
  using (network_id = (select identity.viewer_network_id())) with check (network_id = (select identity.viewer_network_id()));
create policy gathered_accounts_for_the_system on contacts.gathered_accounts to wellmet_system using (true) with check (true);
grant select, insert, delete, update (last_number, gathered_at) on contacts.gathered_accounts to wellmet_app;
grant select, insert, update, delete on contacts.gathered_accounts to wellmet_system;
