-- import: StoredState from '../engine/engine.contract.ts'

-- name: find_site
-- type: state = StoredState
-- Of the viewer; the one that works, and then the oldest.
select id, state from connections.connected_accounts
where provider = :provider and user_id = platform.viewer_id() and workspace_id = platform.workspace_id() and state <> 'revoked'
order by state = 'connected' desc, connected_at, id limit 1
