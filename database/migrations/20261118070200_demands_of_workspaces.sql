-- What a workspace demands is asked wherever its rows leave, also where a session shows rows of several workspaces. What a
-- session lacks in a workspace is worked out here, and nowhere else.
create function account.session_lacks_second_factor(workspace uuid, person uuid, sign_on uuid, proven timestamptz)
  returns boolean language plpgsql stable set search_path = '' as $$
begin
  if sign_on = workspace then return false; end if;
  return account.lacks_second_factor(workspace, person)
    or sign_on is not null and proven is null
      and exists (select from account.workspaces w where w.id = workspace and w.requires_second_factor);
end $$;
create function account.session_lacks_sign_on(workspace uuid, person uuid, member_role text, sign_on uuid, proven timestamptz)
  returns boolean language plpgsql stable set search_path = '' as $$
begin
  return account.lacks_sign_on(workspace, person, member_role, sign_on is not distinct from workspace,
    sign_on is null or proven is not null);
end $$;
revoke all on function account.session_lacks_second_factor, account.session_lacks_sign_on from public;
grant execute on function account.session_lacks_second_factor, account.session_lacks_sign_on, account.lacks_second_factor,
  account.lacks_sign_on, account.has_second_factor, account.is_linked to wellmet_system;

create or replace function account.identify_by_session(token_hash text, at timestamptz)
  returns table (user_id uuid, name text, email text, email_verified boolean, workspace_id uuid, role text, session_id uuid,
    session_renewed_at timestamptz, session_proven_at timestamptz, key_id uuid, scopes text[], lacks_second_factor boolean,
    lacks_sign_on boolean, is_confined boolean)
  language plpgsql stable security definer rows 1 set search_path = '' as $$
begin
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, s.id, s.updated_at, s.proven_at, null::uuid,
      null::text[], account.session_lacks_second_factor(m.workspace_id, u.id, s.sign_on_workspace_id, s.proven_at),
      account.session_lacks_sign_on(m.workspace_id, u.id, m.role, s.sign_on_workspace_id, s.proven_at), s.is_confined
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

alter table account.exports add column workspace_ids uuid[] not null default '{}', add column left_out jsonb not null default '[]';
comment on column account.exports.workspace_ids is 'whose rows are in it: their demands are asked again when it is downloaded';
comment on column account.exports.left_out is 'workspaces whose demands the session did not meet that asked for it, and which';

-- Forced row-level security hides every row from the owner. The lock of this transaction keeps everybody else out.
alter table account.exports no force row level security;
update account.exports e
set workspace_ids = coalesce((select array_agg(m.workspace_id) from account.memberships m where m.user_id = e.user_id), '{}');
alter table account.exports force row level security;
