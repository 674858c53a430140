-- import: RequestFacts from './request-state.rules.ts'

-- name: save_person_states
-- type: :stage = RequestFacts['stage']
-- nullable: :repliedWith, :askedAt, :repliedAt, :targetAskedAt, :sentAt, :meetingAt, :settledAt, :scheduledFor, :snoozedUntil, :overdueAt, :endedBy
-- One request, as it is now, for those who have to do with it and have a network. Whoever has no more to do with it has
-- no row. A row keeps its person: after a merge that is the survivor, whom the request does not name.
with wanted as (
  select w.id, n.id as network_id, w.person_id, w.role, w.connector_name
  from unnest(:ids::uuid[], :userIds::uuid[], :people::bigint[], :roles::text[], :connectorNames::text[]) w(id, user_id, person_id, role, connector_name)
  join identity.member_networks n on n.workspace_id = :workspaceId and n.user_id = w.user_id
), gone as (
  delete from identity.person_states s where s.request_id = :requestId and s.network_id not in (select network_id from wanted)
)
insert into identity.person_states as s (id, network_id, person_id, request_id, request_version, role, asker_id, connector_name, stage, replied_with,
  asked_at, replied_at, target_asked_at, sent_at, meeting_at, settled_at, scheduled_for, snoozed_until, overdue_at, ended_by, has_met, is_passed_on, changed_at, saved_at)
select w.id, w.network_id, w.person_id, :requestId, :requestVersion, w.role, :askerId, w.connector_name, :stage, :repliedWith,
  :askedAt, :repliedAt, :targetAskedAt, :sentAt, :meetingAt, :settledAt, :scheduledFor, :snoozedUntil, :overdueAt, :endedBy, :hasMet, :isPassedOn, :changedAt, clock_timestamp()
from wanted w
on conflict (network_id, request_id) do update set request_version = excluded.request_version, role = excluded.role,
  asker_id = excluded.asker_id, connector_name = excluded.connector_name, stage = excluded.stage, replied_with = excluded.replied_with,
  asked_at = excluded.asked_at, replied_at = excluded.replied_at, target_asked_at = excluded.target_asked_at, sent_at = excluded.sent_at,
  meeting_at = excluded.meeting_at, settled_at = excluded.settled_at, scheduled_for = excluded.scheduled_for, snoozed_until = excluded.snoozed_until,
  overdue_at = excluded.overdue_at, ended_by = excluded.ended_by, has_met = excluded.has_met, is_passed_on = excluded.is_passed_on, changed_at = excluded.changed_at, saved_at = excluded.saved_at

-- name: delete_person_states
delete from identity.person_states where request_id = :requestId

-- name: list_person_states
-- The requests that have to do with the viewer and these people, in one statement for a whole list.
select s.person_id::text as "personId", s.request_id as "requestId", s.role, u.name as "askerName", s.connector_name as "connectorName", s.stage,
  s.replied_with as "repliedWith", s.asked_at as "askedAt", s.replied_at as "repliedAt", s.target_asked_at as "targetAskedAt", s.sent_at as "sentAt",
  s.meeting_at as "meetingAt", s.settled_at as "settledAt", s.scheduled_for as "scheduledFor", s.snoozed_until as "snoozedUntil",
  s.overdue_at as "overdueAt", s.ended_by as "endedBy", s.has_met as "hasMet", s.is_passed_on as "isPassedOn", s.changed_at as "changedAt"
from identity.person_states s join account.users u on u.id = s.asker_id
where s.network_id = (select identity.viewer_network_id()) and s.person_id = any(:people::bigint[])
order by s.person_id, s.request_id

-- name: list_people_of_requests
-- Whom these requests of the viewer are about. After a merge that is the survivor, whom the request does not name.
select s.request_id as "requestId", s.person_id::text as "personId" from identity.person_states s
where s.network_id = (select identity.viewer_network_id()) and s.request_id = any(:requests::uuid[])
