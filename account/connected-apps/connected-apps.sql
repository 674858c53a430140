-- name: insert_grant
-- nullable: :redirectHost, :signOnWorkspaceId
-- Returns no row if the user has left the workspace.
insert into account.app_grants
  (id, user_id, workspace_id, client_id, name, redirect_host, resource, scopes, created_at, expires_at, sign_on_workspace_id)
select :id, m.user_id, m.workspace_id, :clientId, :name, :redirectHost, :resource, :scopes, :now, :expiresAt, :signOnWorkspaceId
from account.memberships m where m.user_id = :userId and m.workspace_id = :workspaceId
returning id

-- name: find_grant
select g.user_id as "userId", g.client_id as "clientId", g.resource, g.scopes, g.created_at as "createdAt",
  g.expires_at as "expiresAt"
from account.app_grants g where g.id = :id and g.expires_at > :now

-- name: lock_grant_by_token
-- The tokens of a grant are exchanged one after the other: whoever comes second sees what the first one did.
select g.id from account.app_grants g
where g.id = (select t.grant_id from account.app_tokens t where t.hash = :hash) for update

-- name: find_token
select t.grant_id as "grantId", t.facts, t.expires_at as "expiresAt", t.used_at as "usedAt",
  t.successor_box as "successorBox"
from account.app_tokens t where t.hash = :hash and t.kind = :kind

-- name: find_client_of_token
-- Of any kind of token, also of one that was used.
select g.client_id as "clientId" from account.app_tokens t join account.app_grants g on g.id = t.grant_id where t.hash = :hash

-- name: mark_token_used
update account.app_tokens set used_at = :now where hash = :hash

-- name: save_successor
update account.app_tokens set successor_box = :successorBox where hash = :hash

-- name: list_grants_of
-- A code that was never exchanged connects nothing.
select g.id, g.name, g.client_id as "clientId", g.redirect_host as "redirectHost", w.name as "workspaceName", g.scopes,
  g.created_at as "createdAt", g.expires_at as "expiresAt", g.last_used_at as "lastUsedAt", g.last_used_by as "lastUsedBy"
from account.app_grants g join account.workspaces w on w.id = g.workspace_id
where g.user_id = :userId and g.expires_at > :now
  and exists (select from account.app_tokens t where t.grant_id = g.id and t.kind <> 'code' and t.expires_at > :now)
order by g.last_used_at desc nulls last, g.id limit :most

-- name: save_last_used_by
update account.app_grants g set last_used_by = :usedBy where g.id = :id and g.last_used_by is distinct from :usedBy

-- name: find_user_of_grant
select u.name, u.email, u.email_verified as "emailVerified" from account.users u where u.id = :userId

-- name: sweep_connected_apps
-- Used codes and refresh tokens stay for a day after their end, so that a second use is noticed. A grant without any
-- token that is still good opens nothing.
with tokens as (
  delete from account.app_tokens t where t.expires_at < :before
)
delete from account.app_grants g
where g.expires_at < :before
  or not exists (select from account.app_tokens t where t.grant_id = g.id and t.expires_at > :before)
