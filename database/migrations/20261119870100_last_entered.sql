-- A new session opens the workspace in which the user worked last. Their sessions say which that is, but signing out
-- deletes those, so the membership keeps the time.
alter table account.memberships add column entered_at timestamptz;
comment on column account.memberships.entered_at is 'when a session of the user was last known to be in the workspace, to the hour';

-- Forced row-level security hides every row from the owner. The lock of this transaction keeps everybody else out.
alter table account.memberships no force row level security;
alter table account.sessions no force row level security;
update account.memberships m set entered_at = s.last
from (
  select user_id, workspace_id, max(updated_at) as last from account.sessions
  where workspace_id is not null group by user_id, workspace_id
) s
where s.user_id = m.user_id and s.workspace_id = m.workspace_id;
alter table account.sessions force row level security;
alter table account.memberships force row level security;

-- SECURITY DEFINER: a user may not change their membership, which says their role. It writes one time alone, in the
-- membership of the session's own user. clock_timestamp(): a sign-up founds a workspace and joins another in one transaction.
create function account.save_entered_at() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update account.memberships set entered_at = clock_timestamp()
  where user_id = new.user_id and workspace_id = new.workspace_id;
  return null;
end $$;
revoke execute on function account.save_entered_at from public;
create policy memberships_for_entering on account.memberships for update to wellmet_owner using (true) with check (true);
create trigger sessions_entered after update of workspace_id, updated_at on account.sessions
  for each row when (new.workspace_id is not null) execute function account.save_entered_at();
