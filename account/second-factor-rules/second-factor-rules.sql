-- name: find_second_factor_rule
select requires_second_factor as "required" from account.workspaces where id = :workspaceId

-- name: list_members_without_factor
select u.id as "userId", u.name
from account.memberships m join account.users u on u.id = m.user_id
where m.workspace_id = :workspaceId
  and not exists (select from account.second_factors f where f.user_id = u.id and f.confirmed_at is not null)
  and not exists (select from account.passkeys p where p.user_id = u.id)
order by u.name, u.id
