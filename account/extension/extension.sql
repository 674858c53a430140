-- name: find_client
select id, platform, version, name from account.extension_clients where id = :id

-- name: save_heartbeat
update account.extension_clients c set version = :version, last_seen_at = :now
from account.extension_grants g where g.id = :grantId and c.id = g.client_id

-- name: lock_code
select c.client_id as "clientId", c.user_id as "userId", c.workspace_id as "workspaceId",
  c.code_challenge as "codeChallenge", c.expires_at as "expiresAt", c.grant_id as "grantId",
  c.sign_on_workspace_id as "signOnWorkspaceId"
from account.extension_codes c where c.hash = :hash for update

-- name: mark_code_used
update account.extension_codes set grant_id = :grantId where hash = :hash

-- name: insert_grant
-- nullable: :signOnWorkspaceId
insert into account.extension_grants
  (id, user_id, workspace_id, client_id, name, platform, scopes, generation, created_at, last_used_at, expires_at,
   sign_on_workspace_id)
select :id, :userId, m.workspace_id, c.id, c.name, c.platform, :scopes, 1, :now, :now, :expiresAt, :signOnWorkspaceId
from account.extension_clients c, account.memberships m
where c.id = :clientId and m.user_id = :userId and m.workspace_id = :workspaceId
returning id

-- name: lock_grant_by_token
-- A family takes turns: whoever comes second sees what the first one did.
select g.id, g.user_id as "userId", g.workspace_id as "workspaceId", g.name, g.generation, g.expires_at as "expiresAt"
from account.extension_grants g
where g.id = (select t.grant_id from account.extension_refresh_tokens t where t.hash = :hash) for update

-- name: find_refresh_token
select generation, expires_at as "expiresAt", used_at as "usedAt", successor_box as "successorBox"
from account.extension_refresh_tokens where grant_id = :grantId and hash = :hash

-- name: mark_token_used
update account.extension_refresh_tokens set used_at = :now, successor_box = :successorBox
where grant_id = :grantId and generation = :generation

-- name: raise_generation
update account.extension_grants set generation = :generation, last_used_at = :now where id = :grantId

-- name: delete_old_tokens
with refresh as (
  delete from account.extension_refresh_tokens where grant_id = :grantId and generation <= :oldest
)
delete from account.extension_access_tokens where grant_id = :grantId and expires_at <= :now

-- name: list_grants_of
select g.id, g.name, g.platform, w.name as "workspaceName", g.created_at as "createdAt", g.last_used_at as "lastUsedAt",
  g.expires_at as "expiresAt"
from account.extension_grants g join account.workspaces w on w.id = g.workspace_id
where g.user_id = :userId and g.expires_at > :now
order by g.last_used_at desc, g.id limit :most

-- name: find_user_of_grant
select u.name, u.email, u.email_verified as "emailVerified" from account.users u where u.id = :userId

-- name: sweep_extension
-- A code is kept for a day after it was used, so that a second use is noticed. Installations that nobody connected go after
-- a week, others with their last grant.
with codes as (
  delete from account.extension_codes where expires_at < :before
), tokens as (
  delete from account.extension_access_tokens where expires_at < :before
), grants as (
  delete from account.extension_grants g where g.expires_at < :before
    or not exists (select from account.extension_refresh_tokens t where t.grant_id = g.id and t.expires_at > :before)
)
delete from account.extension_clients c
where c.last_seen_at < :unseenSince
  and not exists (select from account.extension_grants g where g.client_id = c.id)
