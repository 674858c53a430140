-- A workspace can demand single sign-on. Owners with a second factor keep a way in, so that nobody is shut out when the
-- provider fails.
create function account.has_second_factor(person uuid) returns boolean
  language plpgsql stable set search_path = '' as $$
begin
  return exists (select from account.second_factors f where f.user_id = person and f.confirmed_at is not null)
    or exists (select from account.passkeys p where p.user_id = person);
end $$;

-- `is_by_it`: the session began through the connection of this workspace, or, for a key, its user has a link to it.
-- `has_own_proof`: they proved who they are with a credential of their own.
create function account.lacks_sign_on(workspace uuid, person uuid, member_role text, is_by_it boolean, has_own_proof boolean)
  returns boolean
  language plpgsql stable set search_path = '' as $$
begin
  return exists (select from account.sign_ons o where o.workspace_id = workspace and o.is_required)
    and not is_by_it
    and not (member_role = 'owner' and has_own_proof and account.has_second_factor(person));
end $$;

create function account.is_linked(workspace uuid, person uuid) returns boolean
  language plpgsql stable set search_path = '' as $$
begin
  return exists (select from account.sign_on_identities i where i.workspace_id = workspace and i.user_id = person);
end $$;

-- The provider's proof counts where it is demanded: in its own workspace. Elsewhere the user's own factor is needed.
drop function account.identify_by_session;
create function account.identify_by_session(token_hash text, at timestamptz)
  returns table (
    user_id uuid, name text, email text, email_verified boolean, workspace_id uuid, role text, session_id uuid,
    session_renewed_at timestamptz, session_proven_at timestamptz, key_id uuid, scopes text[], lacks_second_factor boolean,
    lacks_sign_on boolean, is_confined boolean
  )
  language plpgsql stable security definer set search_path = '' rows 1 as $$
begin
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, s.id, s.updated_at, s.proven_at, null::uuid,
      null::text[],
      case when s.sign_on_workspace_id is null then account.lacks_second_factor(m.workspace_id, u.id)
        when s.sign_on_workspace_id = m.workspace_id then false
        else account.lacks_second_factor(m.workspace_id, u.id)
          or s.proven_at is null and exists (select from account.workspaces w where w.id = m.workspace_id and w.requires_second_factor)
      end,
      account.lacks_sign_on(m.workspace_id, u.id, m.role, s.sign_on_workspace_id is not distinct from m.workspace_id,
        s.sign_on_workspace_id is null or s.proven_at is not null),
      s.is_confined
    from account.sessions s
    join account.users u on u.id = s.user_id
    left join lateral (
      select m.workspace_id, m.role from account.memberships m
      where m.user_id = s.user_id and (s.workspace_id is null or m.workspace_id = s.workspace_id)
        and (not s.is_confined or m.workspace_id = s.sign_on_workspace_id)
      order by m.joined_at, m.workspace_id limit 1
    ) m on true
    where s.token = identify_by_session.token_hash and s.expires_at > identify_by_session.at;
end $$;

drop function account.identify_by_key;
create function account.identify_by_key(key_hash bytea, at timestamptz)
  returns table (
    user_id uuid, name text, email text, email_verified boolean, workspace_id uuid, role text, session_id uuid,
    session_renewed_at timestamptz, session_proven_at timestamptz, key_id uuid, scopes text[], lacks_second_factor boolean,
    lacks_sign_on boolean, is_confined boolean
  )
  language plpgsql volatile security definer set search_path = '' rows 1 as $$
begin
  update account.api_keys k set last_used_at = identify_by_key.at
  where k.secret_hash = identify_by_key.key_hash and k.expires_at > identify_by_key.at
    and (k.last_used_at is null or k.last_used_at < identify_by_key.at - interval '1 hour');
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, null::uuid, null::timestamptz, null::timestamptz,
      k.id, k.scopes, account.lacks_second_factor(m.workspace_id, u.id),
      account.lacks_sign_on(m.workspace_id, u.id, m.role, account.is_linked(m.workspace_id, u.id), true), false
    from account.api_keys k
    join account.users u on u.id = k.user_id
    join account.memberships m on m.user_id = k.user_id and m.workspace_id = k.workspace_id
    where k.secret_hash = identify_by_key.key_hash and k.expires_at > identify_by_key.at;
end $$;

drop function account.identify_by_access_token;
create function account.identify_by_access_token(token_hash bytea, at timestamptz)
  returns table (
    user_id uuid, name text, email text, email_verified boolean, workspace_id uuid, role text, session_id uuid,
    session_renewed_at timestamptz, session_proven_at timestamptz, key_id uuid, grant_id uuid, scopes text[],
    lacks_second_factor boolean, lacks_sign_on boolean, is_confined boolean
  )
  language plpgsql stable security definer set search_path = '' rows 1 as $$
begin
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, null::uuid, null::timestamptz, null::timestamptz,
      null::uuid, g.id, g.scopes, account.lacks_second_factor(m.workspace_id, u.id),
      account.lacks_sign_on(m.workspace_id, u.id, m.role, account.is_linked(m.workspace_id, u.id), true), false
    from account.extension_access_tokens t
    join account.extension_grants g on g.id = t.grant_id
    join account.users u on u.id = g.user_id
    join account.memberships m on m.user_id = g.user_id and m.workspace_id = g.workspace_id
    where t.hash = identify_by_access_token.token_hash and t.expires_at > identify_by_access_token.at
      and g.expires_at > identify_by_access_token.at;
end $$;

revoke execute on function account.identify_by_session, account.identify_by_key, account.identify_by_access_token,
  account.has_second_factor, account.lacks_sign_on, account.is_linked from public;
grant execute on function account.identify_by_session, account.identify_by_key, account.identify_by_access_token to wellmet_app;
