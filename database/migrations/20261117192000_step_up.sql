-- When somebody last proved who they are in this session: what is sensitive asks for it again. Sessions from before have no proof.
alter table account.sessions add column proven_at timestamptz;
alter table account.sessions alter column proven_at set default now();

-- Beside the functions before them, which processes of the version before still call.
create function account.identify_by_session(token_hash text, at timestamptz)
  returns table (
    user_id uuid, name text, email text, email_verified boolean, workspace_id uuid, role text, session_id uuid,
    session_renewed_at timestamptz, session_proven_at timestamptz, key_id uuid, scopes text[]
  )
  language plpgsql stable security definer set search_path = '' rows 1 as $$
begin
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, s.id, s.updated_at, s.proven_at, null::uuid,
      null::text[]
    from account.sessions s
    join account.users u on u.id = s.user_id
    left join lateral (
      select m.workspace_id, m.role from account.memberships m
      where m.user_id = s.user_id and (s.workspace_id is null or m.workspace_id = s.workspace_id)
      order by m.joined_at, m.workspace_id limit 1
    ) m on true
    where s.token = identify_by_session.token_hash and s.expires_at > identify_by_session.at;
end $$;

revoke execute on function account.identify_by_session from public;
grant execute on function account.identify_by_session to wellmet_app;
