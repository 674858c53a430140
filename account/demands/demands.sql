-- name: list_demands
-- not null: lacksSecondFactor, lacksSignOn
select w.id as "workspaceId", w.name,
  account.session_lacks_second_factor(w.id, s.user_id, s.sign_on_workspace_id, s.proven_at) as "lacksSecondFactor",
  account.session_lacks_sign_on(w.id, s.user_id, m.role, s.sign_on_workspace_id, s.proven_at) as "lacksSignOn"
from account.sessions s
join account.memberships m on m.user_id = s.user_id
join account.workspaces w on w.id = m.workspace_id
where s.id = :sessionId order by w.name, w.id
