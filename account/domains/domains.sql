-- name: list_domains
select id, domain, token, checked_at as "checkedAt", seen_at as "seenAt", proven_at as "provenAt"
from account.domains where workspace_id = :workspaceId order by domain

-- name: lock_domain
select id, workspace_id as "workspaceId", domain, token, checked_at as "checkedAt", seen_at as "seenAt", proven_at as "provenAt"
from account.domains where id = :id for update

-- name: find_proving_workspace
select workspace_id as "workspaceId" from account.domains where domain = :domain and proven_at is not null

-- name: list_domains_to_check
select id, workspace_id as "workspaceId" from account.domains where proven_at is not null and checked_at < :before order by id

-- name: save_check
update account.domains set checked_at = :checkedAt, seen_at = :seenAt, proven_at = :provenAt where id = :id
