-- import: Route from '../moves/saved-path.contract.ts'
-- type: route = Route
-- type: fallbackPaths = Route[]

-- name: list_requests_in
-- nullable: :userId, :workspaceId
select r.id, r.workspace_id as "workspaceId" from introductions.requests r
where r.user_id = :userId or r.workspace_id = :workspaceId

-- name: lock_requests_through
-- Requests of others to somebody, and those that would go on to them.
select r.id, r.workspace_id as "workspaceId", r.stage, r.route, r.fallback_paths as "fallbackPaths",
  r.connector_user = :userId as "isConnector"
from introductions.requests r
where r.user_id <> :userId and (r.connector_user = :userId or r.fallback_paths @> :throughThem::jsonb)
order by r.id for update

-- name: update_without_connector
-- nullable: :connector, :route
update introductions.requests set fallback_paths = :fallbackPaths::jsonb,
  connector_user = case when :isConnector then null else connector_user end,
  connector_person = case when :isConnector then :key::bigint else connector_person end,
  connector_key = case when :isConnector then :key::bigint else connector_key end,
  mailbox_key = case when :isConnector then null else mailbox_key end,
  connector = case when :isConnector then :connector::jsonb else connector end,
  route = case when :isConnector then :route::jsonb else route end,
  person_deleted_at = case when :isConnector then :now else person_deleted_at end, version = version + 1
where id = :id

-- name: update_followers_without_connector
update introductions.request_followers f set connector = :connector::jsonb
from introductions.requests r where r.id = f.request_id and r.connector_user = :userId
