-- name: read_first_steps
-- not null: import, share, ask, invite
-- Runs as the newcomer.
select exists (select from contacts.contacts c where c.network_id = (select identity.viewer_network_id())) as "import",
  exists (select from identity.sharing_settings s where s.network_id = (select identity.viewer_network_id()) and s.mode <> 'private') as "share",
  exists (select from introductions.requests r where r.user_id = platform.viewer_id() and r.stage <> 'drafted') as "ask",
  exists (select from account.invitations i where i.invited_by = platform.viewer_id()) as "invite"

-- name: find_newcomer
select m.user_id as "userId" from account.memberships m
where m.workspace_id = :workspaceId and m.user_id = :userId and m.role <> 'viewer'

-- name: list_newcomers
-- Whoever only reads brings no contacts. Members start it for themselves, owners and admins for anybody.
select m.user_id as "userId", u.name, u.email from account.memberships m join account.users u on u.id = m.user_id
where m.workspace_id = :workspaceId and m.role <> 'viewer' and (m.user_id = :userId or exists (select from account.memberships a
  where a.workspace_id = m.workspace_id and a.user_id = :userId and a.role in ('owner', 'admin')))
order by m.user_id <> :userId, u.name, m.user_id limit 200
