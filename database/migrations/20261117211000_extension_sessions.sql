-- The browser extension signs in for a user in one workspace: a click on our page makes a code, the code makes a grant, and
-- the grant has short access tokens and one refresh token, which is exchanged at every use. Only hashes are stored.

create table account.extension_clients (
  id uuid primary key,
  platform text not null constraint platform_is_known check (platform in ('chrome', 'edge', 'firefox', 'safari')),
  version text not null,
  name text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index extension_clients_by_age on account.extension_clients (last_seen_at);
comment on table account.extension_clients is 'unowned: installations of the extension, registered before anybody signs in; read by the system alone';
alter table account.extension_clients enable row level security, force row level security;
create policy extension_clients_for_the_system on account.extension_clients to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.extension_clients to wellmet_system;

create table account.extension_grants (
  id uuid primary key,
  user_id uuid not null references account.users on delete cascade,
  workspace_id uuid not null references account.workspaces on delete cascade,
  client_id uuid not null references account.extension_clients on delete cascade,
  name text not null,
  platform text not null,
  scopes text[] not null,
  generation integer not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  -- Whoever comes back after leaving connects again.
  constraint grants_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index extension_grants_of_a_user on account.extension_grants (user_id);
create index extension_grants_in_a_workspace on account.extension_grants (workspace_id, user_id);
create index extension_grants_of_a_client on account.extension_grants (client_id);
comment on column account.extension_grants.generation is 'of its newest refresh token; one more at each exchange';
comment on column account.extension_grants.expires_at is 'for good, however often it is used';
alter table account.extension_grants enable row level security, force row level security;
create policy extension_grants_of_mine on account.extension_grants to wellmet_app
  using (user_id = platform.viewer_id()) with check (user_id = platform.viewer_id());
create policy extension_grants_for_the_system on account.extension_grants to wellmet_system using (true) with check (true);
create policy extension_grants_for_identifying on account.extension_grants for select to wellmet_owner using (true);
grant select, delete on account.extension_grants to wellmet_app;
grant select, insert, update, delete on account.extension_grants to wellmet_system;
create trigger extension_grants_access_changed after delete on account.extension_grants
  for each row execute function account.announce_access_change();

create table account.extension_codes (
  hash bytea primary key,
  client_id uuid not null references account.extension_clients on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  workspace_id uuid not null references account.workspaces on delete cascade,
  redirect_uri text not null,
  code_challenge text not null,
  expires_at timestamptz not null,
  grant_id uuid references account.extension_grants on delete cascade
);
create index extension_codes_of_a_client on account.extension_codes (client_id);
create index extension_codes_of_a_user on account.extension_codes (user_id);
create index extension_codes_in_a_workspace on account.extension_codes (workspace_id);
create index extension_codes_of_a_grant on account.extension_codes (grant_id);
create index extension_codes_by_age on account.extension_codes (expires_at);
comment on table account.extension_codes is 'unowned: brought back by the extension before anybody is signed in, read by the system alone';
comment on column account.extension_codes.grant_id is 'what it was exchanged for; whoever brings it again ends that grant';
alter table account.extension_codes enable row level security, force row level security;
create policy extension_codes_for_the_system on account.extension_codes to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.extension_codes to wellmet_system;

create table account.extension_refresh_tokens (
  grant_id uuid not null references account.extension_grants on delete cascade,
  generation integer not null,
  hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  successor_box bytea,
  primary key (grant_id, generation)
);
create index extension_refresh_tokens_by_hash on account.extension_refresh_tokens (hash);
comment on table account.extension_refresh_tokens is 'unowned: hashes, read by the system alone';
comment on column account.extension_refresh_tokens.successor_box is 'what it was exchanged for, encrypted with a key derived from the token itself: only whoever has it can read it';
alter table account.extension_refresh_tokens enable row level security, force row level security;
create policy extension_refresh_tokens_for_the_system on account.extension_refresh_tokens to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.extension_refresh_tokens to wellmet_system;

create table account.extension_access_tokens (
  hash bytea primary key,
  grant_id uuid not null references account.extension_grants on delete cascade,
  expires_at timestamptz not null
);
create index extension_access_tokens_of_a_grant on account.extension_access_tokens (grant_id);
create index extension_access_tokens_by_age on account.extension_access_tokens (expires_at);
comment on table account.extension_access_tokens is 'unowned: hashes, read by the system alone';
alter table account.extension_access_tokens enable row level security, force row level security;
create policy extension_access_tokens_for_the_system on account.extension_access_tokens to wellmet_system using (true) with check (true);
create policy extension_access_tokens_for_identifying on account.extension_access_tokens for select to wellmet_owner using (true);
grant select, insert, update, delete on account.extension_access_tokens to wellmet_system;

create function account.identify_by_access_token(token_hash bytea, at timestamptz)
  returns table (
    user_id uuid, name text, email text, email_verified boolean, workspace_id uuid, role text, session_id uuid,
    session_renewed_at timestamptz, session_proven_at timestamptz, key_id uuid, grant_id uuid, scopes text[],
    lacks_second_factor boolean
  )
  language plpgsql stable security definer set search_path = '' rows 1 as $$
begin
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, null::uuid, null::timestamptz, null::timestamptz,
      null::uuid, g.id, g.scopes, account.lacks_second_factor(m.workspace_id, u.id)
    from account.extension_access_tokens t
    join account.extension_grants g on g.id = t.grant_id
    join account.users u on u.id = g.user_id
    join account.memberships m on m.user_id = g.user_id and m.workspace_id = g.workspace_id
    where t.hash = identify_by_access_token.token_hash and t.expires_at > identify_by_access_token.at
      and g.expires_at > identify_by_access_token.at;
end $$;
revoke execute on function account.identify_by_access_token from public;
grant execute on function account.identify_by_access_token to wellmet_app;
