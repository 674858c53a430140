-- name: find_workspace
select id, name, created_at as "createdAt" from account.workspaces where id = :id

-- name: list_workspaces_of_user
select w.id, w.name, m.role
from account.memberships m join account.workspaces w on w.id = m.workspace_id
where m.user_id = :userId
order by m.joined_at, w.id
