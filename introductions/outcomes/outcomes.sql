-- import: Route from '../moves/saved-path.contract.ts'

-- name: list_asked_requests
-- not null: isDenied, isCounted, targetName, connectorName, connectorKind
-- type: connectorKind = 'member' | 'contact'
-- A target's own no is kept for learning about texts, not for numbers that an asker can watch change. Of an ask that was
-- made elsewhere only the asker knows, so it counts with what they recorded.
select r.id as "requestId", r.user_id as "userId", r.connector_key::text as "connectorKey", r.target_key::text as "targetKey", r.target ->> 'name' as "targetName",
  case when r.connector_user is null then 'contact' else 'member' end as "connectorKind", p.acting, p.engaging,
  p.acting_shift as "actingShift", p.engaging_shift as "engagingShift",
  r.connector ->> 'name' as "connectorName", r.target ->> 'company' as company, r.stage, r.replied_with as "repliedWith", coalesce(r.asked_at, r.replied_at, r.sent_at, r.created_at) as "askedAt",
  r.target_asked_at as "targetAskedAt", r.sent_at as "sentAt", r.settled_at as "settledAt", r.meeting_at as "meetingAt", r.snoozed_until as "snoozedUntil",
  (case when r.asked_elsewhere is null then r.connector_user is not null or r.is_address_proven is not false else r.stage = 'declined' end or exists (select from introductions.outcomes o where o.request_id = r.id and o.by = 'asker'
    and o.at >= coalesce(r.asked_at, r.created_at))) as "isCounted",
  exists (select from introductions.request_events e where e.request_id = r.id and e.kind = 'declined'
    and split_part(e.note, ':', 1) = 'do_not_know' and e.at >= coalesce(r.asked_at, r.created_at)) as "isDenied",
  array(select o.kind from introductions.outcomes o where o.request_id = r.id and o.at >= coalesce(r.asked_at, r.created_at)
    and not (o.kind = 'no_interest' and o.by = 'target')) as outcomes
from introductions.requests r left join introductions.predictions p on p.request_id = r.id
where r.workspace_id = :workspaceId and (:userId::uuid is null or r.user_id = :userId::uuid)
  and (coalesce(r.asked_at, r.replied_at, r.sent_at) is not null or r.stage in ('target_replied', 'meeting_booked', 'converted'))
order by "askedAt", r.id

-- name: list_shared_outcomes
-- In the order in which they were fixed.
select s.request_id as "requestId", s.part, s.happened, s.place from introductions.shared_outcomes s
where s.workspace_id = :workspaceId order by s.place

-- name: insert_shared_outcomes
-- What was fixed before stays as it was.
insert into introductions.shared_outcomes (request_id, part, workspace_id, happened, place)
select x.request_id, x.part, :workspaceId, x.happened, (select coalesce(max(s.place), 0) from introductions.shared_outcomes s where s.workspace_id = :workspaceId) + x.n
from unnest(:requests::uuid[], :parts::text[], :happened::boolean[]) with ordinality as x (request_id, part, happened, n)
on conflict (request_id, part) do nothing

-- name: insert_prediction
-- Asked anew, it is predicted anew.
insert into introductions.predictions (request_id, workspace_id, made_at, acting, acting_shift, engaging, engaging_shift)
values (:requestId, :workspaceId, :now, :acting, :actingShift, :engaging, :engagingShift)
on conflict (request_id) do update set made_at = excluded.made_at, acting = excluded.acting, acting_shift = excluded.acting_shift,
  engaging = excluded.engaging, engaging_shift = excluded.engaging_shift

-- name: list_workspaces
select distinct r.workspace_id as "workspaceId" from introductions.requests r

-- name: insert_recorded
-- A target's no is hidden: the asker who says the same says it as if there were none.
insert into introductions.outcomes as o (id, request_id, workspace_id, kind, at, by, note)
values (:id, :requestId, :workspaceId, :kind, :at, 'asker', :note)
on conflict (workspace_id, request_id, kind) do update set id = excluded.id, at = excluded.at, by = excluded.by, note = excluded.note
where o.kind = 'no_interest' and o.by = 'target'

-- name: list_outcomes
-- not null: targetName, connectorName
-- nullable: :beforeId
-- My own; the policy hides what is not for me.
select o.id, o.request_id as "requestId", o.kind, o.at, o.by, o.note, r.target ->> 'name' as "targetName", r.target ->> 'company' as "targetCompany",
  r.connector ->> 'name' as "connectorName"
from introductions.outcomes o join introductions.requests r on r.id = o.request_id
where r.user_id = platform.viewer_id() and r.workspace_id = platform.workspace_id()
  and (:requestId::uuid is null or o.request_id = :requestId::uuid)
  and (:before::timestamptz is null or (o.at, o.id) < (:before::timestamptz, :beforeId::uuid))
order by o.at desc, o.id desc limit :limit

-- name: find_request
-- type: route = Route
select r.id, r.route, r.asked_at as "askedAt", r.created_at as "createdAt", r.user_id as "userId", r.workspace_id as "workspaceId",
  r.connector_user as "connectorUser", r.connector_person::text as "connectorPerson", r.target_person::text as "targetPerson"
from introductions.requests r where r.id = :id

-- name: list_connectors_of_mine
-- not null: name
-- Whom I asked, and by which name; the newest name of each.
select distinct on (r.connector_key) r.connector_key::text as key, r.connector_user as "userId", r.connector_person::text as person,
  r.connector ->> 'name' as name
from introductions.requests r
where r.user_id = platform.viewer_id() and r.workspace_id = platform.workspace_id() and r.asked_at is not null
order by r.connector_key, r.changed_at desc

-- name: list_members_asked
-- Members are known to all of the workspace; that they were asked is a number, and whom for is not told.
select distinct r.connector_user as "userId", u.name from introductions.requests r join account.users u on u.id = r.connector_user
join account.memberships m on m.workspace_id = r.workspace_id and m.user_id = r.connector_user
where r.workspace_id = :workspaceId and r.asked_at is not null

-- name: list_targets_of_mine
-- not null: name
select distinct on (r.target_key) r.target_key::text as key, r.target_person::text as person, r.target ->> 'name' as name,
  r.target ->> 'company' as company
from introductions.requests r
where r.user_id = platform.viewer_id() and r.workspace_id = platform.workspace_id() and r.asked_at is not null
order by r.target_key, r.changed_at desc

-- name: list_seen_asks
-- not null: name, connectorName, askedBy, isMine
-- Mine, and those that I joined with what I may see of them; the policy sees to it. A teammate's outcomes are theirs.
select r.id as "requestId", r.user_id = platform.viewer_id() as "isMine", coalesce(u.name, 'Somebody who left') as "askedBy",
  case when r.user_id = platform.viewer_id() then r.target_person::text else j.target ->> 'person' end as "personId",
  coalesce(j.target, r.target) ->> 'name' as name, coalesce(j.target, r.target) ->> 'title' as title, coalesce(j.target, r.target) ->> 'company' as company,
  coalesce(j.connector, r.connector) ->> 'name' as "connectorName", r.stage, r.sent_at as "sentAt",
  r.settled_at as "settledAt", case when r.user_id = platform.viewer_id() then r.meeting_at end as "meetingAt",
  coalesce(r.asked_at, r.replied_at, r.sent_at, r.created_at) as "askedAt", r.changed_at as "changedAt",
  array(select o.kind from introductions.outcomes o where o.request_id = r.id and o.at >= coalesce(r.asked_at, r.created_at)) as outcomes
from introductions.requests r
left join account.users u on u.id = r.user_id
left join introductions.request_followers j on j.request_id = r.id and j.user_id = platform.viewer_id()
where r.workspace_id = platform.workspace_id() and r.stage <> 'drafted' and r.person_deleted_at is null
  and (coalesce(r.asked_at, r.replied_at, r.sent_at) is not null or r.stage in ('target_replied', 'meeting_booked', 'converted'))
order by "askedAt" desc, r.id limit :most

-- name: list_met
-- not null: targetName, connectorName
-- type: kind = 'meeting_booked' | 'converted'
-- My introductions that led to a meeting, each once by the furthest that it came.
select distinct on (r.id) r.id as "requestId", o.kind, o.at, r.connector_user as "connectorUser", r.connector_person::text as "connectorPerson",
  r.connector ->> 'name' as "connectorName", r.connector ->> 'email' as "connectorEmail", r.target ->> 'name' as "targetName", r.target ->> 'company' as company
from introductions.outcomes o join introductions.requests r on r.id = o.request_id
where r.user_id = platform.viewer_id() and r.workspace_id = platform.workspace_id() and r.person_deleted_at is null
  and o.kind in ('meeting_booked', 'converted') and o.at > :since
order by r.id, o.kind = 'converted' desc

-- name: list_answered
-- not null: person
-- Which of these contacts answered a request of mine since then, whatever they said.
select distinct r.connector_person::text as person from introductions.requests r
where r.workspace_id = platform.workspace_id() and r.user_id = platform.viewer_id() and r.person_deleted_at is null
  and r.connector_person = any(:people::bigint[]) and r.replied_at >= :since
