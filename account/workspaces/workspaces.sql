-- name: find_workspace
select id, name, created_at as "createdAt" from account.workspaces where id = :id

-- name: find_workspace_to_open
-- The one entered last or joined since. Of two joined at once, the one with other members.
select m.workspace_id as "id"
from account.memberships m
where m.user_id = :userId
order by greatest(m.entered_at, m.joined_at) desc,
  exists (select from account.memberships o where o.workspace_id = m.workspace_id and o.user_id <> m.user_id) desc,
  m.workspace_id desc
limit 1

-- name: list_workspaces_of_user
select w.id, w.name, m.role
from account.memberships m join account.workspaces w on w.id = m.workspace_id
where m.user_id = :userId
order by m.joined_at, w.id
