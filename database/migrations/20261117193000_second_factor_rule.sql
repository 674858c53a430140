-- A workspace can demand a second factor: whoever has none can only set one up there.
alter table account.workspaces add column requires_second_factor boolean not null default false;
grant update (requires_second_factor) on account.workspaces to wellmet_app;

create policy workspaces_for_identifying on account.workspaces for select to wellmet_owner using (true);
create policy second_factors_for_identifying on account.second_factors for select to wellmet_owner using (true);
create policy passkeys_for_identifying on account.passkeys for select to wellmet_owner using (true);

create function account.lacks_second_factor(workspace uuid, person uuid) returns boolean
  language plpgsql stable set search_path = '' as $$
begin
  return exists (select from account.workspaces w where w.id = workspace and w.requires_second_factor)
    and not exists (select from account.second_factors f where f.user_id = person and f.confirmed_at is not null)
    and not exists (select from account.passkeys p where p.user_id = person);
end $$;

drop function account.identify_by_session;
create function account.identify_by_session(token_hash text, at timestamptz)
  returns table (
    user_id uuid, name text, email text, email_verified boolean, workspace_id uuid, role text, session_id uuid,
    session_renewed_at timestamptz, session_proven_at timestamptz, key_id uuid, scopes text[], lacks_second_factor boolean
  )
  language plpgsql stable security definer set search_path = '' rows 1 as $$
begin
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, s.id, s.updated_at, s.proven_at, null::uuid,
      null::text[], account.lacks_second_factor(m.workspace_id, u.id)
    from account.sessions s
    join account.users u on u.id = s.user_id
    left join lateral (
      select m.workspace_id, m.role from account.memberships m
      where m.user_id = s.user_id and (s.workspace_id is null or m.workspace_id = s.workspace_id)
      order by m.joined_at, m.workspace_id limit 1
    ) m on true
    where s.token = identify_by_session.token_hash and s.expires_at > identify_by_session.at;
end $$;

-- Notes the use of a key, at most once an hour.
create function account.identify_by_key(key_hash bytea, at timestamptz)
  returns table (
    user_id uuid, name text, email text, email_verified boolean, workspace_id uuid, role text, session_id uuid,
    session_renewed_at timestamptz, session_proven_at timestamptz, key_id uuid, scopes text[], lacks_second_factor boolean
  )
  language plpgsql volatile security definer set search_path = '' rows 1 as $$
begin
  update account.api_keys k set last_used_at = identify_by_key.at
  where k.secret_hash = identify_by_key.key_hash and k.expires_at > identify_by_key.at
    and (k.last_used_at is null or k.last_used_at < identify_by_key.at - interval '1 hour');
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, null::uuid, null::timestamptz, null::timestamptz,
      k.id, k.scopes, account.lacks_second_factor(m.workspace_id, u.id)
    from account.api_keys k
    join account.users u on u.id = k.user_id
    join account.memberships m on m.user_id = k.user_id and m.workspace_id = k.workspace_id
    where k.secret_hash = identify_by_key.key_hash and k.expires_at > identify_by_key.at;
end $$;

revoke execute on function account.identify_by_session, account.identify_by_key, account.lacks_second_factor from public;
grant execute on function account.identify_by_session, account.identify_by_key to wellmet_app;
