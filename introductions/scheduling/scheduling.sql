-- name: list_due
-- Asks whose time has come, and requests that were silent for as long as is looked at.
select r.id, r.workspace_id as "workspaceId", r.user_id as "userId", true as "isDraft" from introductions.requests r
where r.stage = 'drafted' and r.scheduled_for <= :now
union all
select r.id, r.workspace_id, r.user_id, false from introductions.requests r
where r.stage in ('awaiting_connector', 'connector_replied', 'intro_sent')
  and greatest(r.asked_at, r.replied_at, r.target_asked_at, r.sent_at, r.snoozed_until) < :silentSince
