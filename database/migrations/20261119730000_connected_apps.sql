-- Programs that a member let in by OAuth, such as an assistant over MCP. A click on our page makes the grant and a code, and
-- the code is exchanged for short access tokens and a refresh token that is replaced at every use. Only hashes are stored.
create table account.app_grants (
  id uuid primary key,
  user_id uuid not null references account.users on delete cascade,
  workspace_id uuid not null references account.workspaces on delete cascade,
  client_id text not null,
  name text not null,
  redirect_host text,
  resource text not null,
  scopes text[] not null constraint may_do_something check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_used_by text,
  sign_on_workspace_id uuid,
  constraint app_grants_end_with_their_sign_on foreign key (sign_on_workspace_id) references account.sign_ons on delete cascade,
  constraint app_grants_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index app_grants_of_a_user on account.app_grants (user_id);
create index app_grants_in_a_workspace on account.app_grants (workspace_id, user_id);
create index app_grants_by_sign_on on account.app_grants (sign_on_workspace_id, user_id);
create index app_grants_by_age on account.app_grants (expires_at);
comment on column account.app_grants.client_id is 'the address of the document in which the program describes itself';
comment on column account.app_grants.redirect_host is 'where the browser was sent with the code; null: to a program on the member’s own computer';
comment on column account.app_grants.resource is 'the one address at which its tokens count';
comment on column account.app_grants.last_used_by is 'as the program calls itself, with its version';
comment on column account.app_grants.expires_at is 'for good, however often it is used';
comment on column account.app_grants.sign_on_workspace_id is 'the workspace whose single sign-on the session began through in which it was made';
alter table account.app_grants enable row level security, force row level security;
create policy app_grants_of_mine on account.app_grants to wellmet_app
  using (user_id = (select platform.viewer_id())) with check (user_id = (select platform.viewer_id()));
create policy app_grants_for_the_system on account.app_grants to wellmet_system using (true) with check (true);
create policy app_grants_for_identifying on account.app_grants for select to wellmet_owner using (true);
create policy app_grants_used on account.app_grants for update to wellmet_owner using (true) with check (true);
grant select, delete on account.app_grants to wellmet_app;
grant select, insert, update, delete on account.app_grants to wellmet_system;
create trigger app_grants_access_changed after delete on account.app_grants
  for each row execute function account.announce_access_change();
create trigger app_grants_end after delete on account.app_grants
  for each row execute function account.note_ended_access('id');

create table account.app_tokens (
  hash bytea primary key,
  kind text not null constraint token_kind_is_known check (kind in ('code', 'access', 'refresh')),
  grant_id uuid not null references account.app_grants on delete cascade,
  facts jsonb not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  successor_box bytea
);
create index app_tokens_of_a_grant on account.app_tokens (grant_id);
create index app_tokens_by_age on account.app_tokens (expires_at);
comment on table account.app_tokens is 'unowned: hashes, read by the system alone';
comment on column account.app_tokens.facts is 'what the authorization server has to know of it: ids, scopes and times, no secret';
comment on column account.app_tokens.successor_box is 'what it was exchanged for, encrypted with a key derived from the token itself: only whoever has it can read it';
alter table account.app_tokens enable row level security, force row level security;
create policy app_tokens_for_the_system on account.app_tokens to wellmet_system using (true) with check (true);
create policy app_tokens_for_identifying on account.app_tokens for select to wellmet_owner using (true);
grant select, insert, update, delete on account.app_tokens to wellmet_system;

create function account.identify_by_app_token(token_hash bytea, at timestamptz)
  returns table (
    user_id uuid, name text, email text, email_verified boolean, workspace_id uuid, role text, session_id uuid,
    session_renewed_at timestamptz, session_proven_at timestamptz, key_id uuid, grant_id uuid, scopes text[], resource text,
    lacks_second_factor boolean, lacks_sign_on boolean, is_confined boolean
  )
  language plpgsql security definer set search_path = '' rows 1 as $$
begin
  update account.app_grants g set last_used_at = identify_by_app_token.at
  from account.app_tokens t
  where t.hash = identify_by_app_token.token_hash and t.kind = 'access' and t.expires_at > identify_by_app_token.at
    and g.id = t.grant_id and g.expires_at > identify_by_app_token.at
    and (g.last_used_at is null or g.last_used_at < identify_by_app_token.at - interval '1 minute');
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, null::uuid, null::timestamptz, null::timestamptz,
      null::uuid, g.id, g.scopes, g.resource, account.lacks_second_factor(m.workspace_id, u.id),
      account.lacks_sign_on(m.workspace_id, u.id, m.role, account.is_linked(m.workspace_id, u.id), true), false
    from account.app_tokens t
    join account.app_grants g on g.id = t.grant_id
    join account.users u on u.id = g.user_id
    join account.memberships m on m.user_id = g.user_id and m.workspace_id = g.workspace_id
    where t.hash = identify_by_app_token.token_hash and t.kind = 'access' and t.expires_at > identify_by_app_token.at
      and g.expires_at > identify_by_app_token.at;
end $$;
revoke execute on function account.identify_by_app_token from public;
grant execute on function account.identify_by_app_token to wellmet_app;
