-- name: list_news
-- not null: stage
-- type: stage = 'connector_replied' | 'intro_sent' | 'target_replied'
-- My requests that a connector or a target brought to where they stand, newest first. What I recorded myself is no news.
select n.id as "requestId", n.stage, n.at from (
  select distinct on (r.id) r.id, r.stage, e.at
  from introductions.requests r join introductions.request_events e on e.request_id = r.id
  where r.user_id = platform.viewer_id() and r.workspace_id = platform.workspace_id() and r.person_deleted_at is null
    and r.stage in ('connector_replied', 'intro_sent', 'target_replied')
    and e.to_status = r.stage and e.from_status is distinct from e.to_status and e.by in ('connector', 'target') and e.at > :since
  order by r.id, e.at desc) n
order by n.at desc, n.id limit :most
