-- import: Follower from './save-request-states.ts'

-- name: find_request_state
-- not null: connectorName, hasMet, isPassedOn
-- type: followers = Follower[]
-- A request with all that it says about where things stand. The last move tells how it ended.
select r.id as "requestId", r.version as "requestVersion", r.workspace_id as "workspaceId", r.user_id as "askerId", r.target_person::text as "targetPerson",
  r.connector_user as "connectorUser", r.asked_elsewhere as "askedElsewhere", r.connector ->> 'name' as "connectorName", r.stage, r.replied_with as "repliedWith", r.asked_at as "askedAt",
  r.replied_at as "repliedAt", r.target_asked_at as "targetAskedAt", r.sent_at as "sentAt", r.meeting_at as "meetingAt", r.settled_at as "settledAt",
  r.scheduled_for as "scheduledFor", r.snoozed_until as "snoozedUntil", r.changed_at as "changedAt", r.reminders, m.by as "movedBy", m.kind as "movedAs",
  exists (select from introductions.outcomes o where o.request_id = r.id and o.kind in ('meeting_booked', 'converted') and o.at >= coalesce(r.asked_at, r.created_at)) as "hasMet",
  r.is_blind and exists (select from introductions.request_events e where e.request_id = r.id and e.kind = 'forwarded' and e.at >= coalesce(r.asked_at, r.created_at)) as "isPassedOn",
  (select coalesce(jsonb_agg(jsonb_build_object('userId', j.user_id, 'personId', j.target ->> 'person', 'connectorName', j.connector ->> 'name')), '[]')
    from introductions.request_followers j where j.request_id = r.id) as followers
from introductions.requests r
left join lateral (select e.by, e.kind from introductions.request_events e
  where e.request_id = r.id and e.from_status is distinct from e.to_status and e.from_status is not null order by e.at desc, e.seq desc limit 1) m on true
where r.id = :requestId

-- name: list_unsaved_requests
-- type: :most = number
-- Requests whose state is missing or older: those made before states were stored, and those that the release before moved
-- while both were running.
select r.id from introductions.requests r
join identity.member_networks n on n.workspace_id = r.workspace_id and n.user_id = r.user_id
where r.target_person is not null and not exists (select from identity.person_states s
  where s.network_id = n.id and s.request_id = r.id and s.request_version = r.version)
order by r.changed_at desc, r.id limit :most
