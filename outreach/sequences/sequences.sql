-- import: Stage from '@wellmet/introductions/stages/stages.contract.ts'
-- import: PermissionKind, WriteRefusal from '../sending/sending.contract.ts'
-- import: StopReason from './sequences.contract.ts'
-- type: stage = Stage
-- type: waitsFor = WriteRefusal

-- name: insert_sequence
insert into outreach.sequences (id, workspace_id, user_id, request_id, address, mailbox, person_keys, started_at)
values (:id, :workspaceId, :userId, :requestId, :address, :mailbox, :personKeys::bigint[], :now)

-- name: insert_steps
insert into outreach.steps (sequence_id, number, workspace_id, user_id, after_days, due_at, state)
select :sequenceId, s.number, :workspaceId, :userId, s.after_days, s.due_at, 'waiting'
from unnest(:numbers::smallint[], :afterDays::smallint[], :dueTimes::timestamptz[]) s(number, after_days, due_at)

-- name: find_sequence_of
-- nullable: stopReason
select s.id, s.mailbox, s.stop_reason as "stopReason" from outreach.sequences s where s.user_id = :userId and s.request_id = :requestId

-- name: count_running
-- not null: count
select count(*)::int as count from outreach.sequences s
where s.workspace_id = :workspaceId and s.user_id = :userId and s.stopped_at is null

-- name: delete_sequence
delete from outreach.sequences where id = :id

-- name: lock_sequence
-- not null: target, wroteBack, booked, saidNo
-- With where the introduction stands, and what the member's own mail and calendar show that nobody recorded yet.
select s.id, s.workspace_id as "workspaceId", s.user_id as "userId", s.request_id as "requestId", s.address, s.started_at as "startedAt",
  r.stage, r.is_blind as "isBlind", r.person_deleted_at as "personDeletedAt", r.target ->> 'name' as target,
  exists (select from introductions.suggested_outcomes o where o.request_id = r.id and o.user_id = s.user_id and o.state = 'open' and o.outcome = 'target_replied')
    or exists (select from identity.member_networks n join contacts.contact_keys k on k.network_id = n.id and k.key = any(s.person_keys)
      join contacts.evidence e on e.network_id = n.id and e.person_id = k.person_id and e.kind = :evidenceKinds.mail and e.direction = -1
      where n.workspace_id = s.workspace_id and n.user_id = s.user_id and e.at > s.started_at) as "wroteBack",
  exists (select from introductions.suggested_outcomes o where o.request_id = r.id and o.user_id = s.user_id and o.state = 'open' and o.outcome = 'meeting_booked') as booked,
  exists (select from introductions.outcomes o where o.request_id = r.id and o.kind = 'no_interest' and o.by = 'asker') as "saidNo"
from outreach.sequences s join introductions.requests r on r.id = s.request_id
where s.id = :id and s.stopped_at is null for update of s

-- name: find_next_step
-- The first that is not settled.
select p.number, p.state, p.due_at as "dueAt", p.after_days as "afterDays" from outreach.steps p
where p.sequence_id = :id and p.state in ('waiting', 'ready') order by p.number limit 1

-- name: mark_ready
update outreach.steps set state = 'ready', ready_at = :now, waits_for = null where sequence_id = :id and number = :number

-- name: put_off_step
-- type: :waitsFor = WriteRefusal
update outreach.steps set due_at = :from, waits_for = :waitsFor where sequence_id = :id and number = :number

-- name: settle_step
-- type: :state = 'sent' | 'skipped'
update outreach.steps set state = :state, settled_at = :now
where sequence_id = :id and number = :number and user_id = :userId and state = 'ready'

-- name: start_next_step
update outreach.steps set due_at = :now::timestamptz + after_days * interval '1 day'
where sequence_id = :id and number = :number and state = 'waiting'

-- name: insert_send
-- type: :basis = PermissionKind
insert into outreach.sends (id, workspace_id, user_id, mailbox, about, basis, at)
values (:id, :workspaceId, :userId, :mailbox, :about, :basis, :now)

-- name: find_counted_step
-- nullable: sendId
-- What counts a step: written down when its draft was handed over, and moved by a message that waited.
select coalesce(
  (select m.send_id from outreach.messages m where m.sequence_id = :id and m.step = :number and m.send_id is not null order by m.written_at desc limit 1),
  (select s.id from outreach.sends s join outreach.steps p on p.ready_at = s.at
   where s.user_id = :userId and s.about = :requestId and p.sequence_id = :id and p.number = :number limit 1)) as "sendId"

-- name: stop_sequence
-- type: :reason = StopReason
-- An answer that comes after the last step counts as one.
update outreach.sequences set stopped_at = :now, stop_reason = :reason
where id = :id and (stopped_at is null or stop_reason = 'done' and :reason in ('reply', 'meeting', 'no'))

-- name: stop_own
-- nullable: :requestId
update outreach.sequences set stopped_at = :now, stop_reason = 'member'
where workspace_id = :workspaceId and user_id = :userId and stopped_at is null and (:requestId::uuid is null or request_id = :requestId::uuid)

-- name: stop_to_mailbox
-- type: :reason = StopReason
update outreach.sequences set stopped_at = :now, stop_reason = :reason where mailbox = :mailbox and stopped_at is null

-- name: erase_people
-- nullable: :userId
-- Of everybody, or of one member who erased them. Nothing that names them stays.
update outreach.sequences set address = null, person_keys = '{}', stopped_at = coalesce(stopped_at, :now::timestamptz),
  stop_reason = coalesce(stop_reason, 'erased')
where person_keys && :keys::bigint[] and (:userId::uuid is null or user_id = :userId::uuid)

-- name: find_mail_address
select m.to_address as address from platform.mails m where m.id = :mailId

-- name: list_about_request
-- not null: saidNo
-- A no that the asker recorded; what the target says on a page of theirs stays there.
select s.id, r.stage, r.is_blind as "isBlind", r.person_deleted_at as "personDeletedAt",
  exists (select from introductions.outcomes o where o.request_id = r.id and o.kind = 'no_interest' and o.by = 'asker') as "saidNo"
from outreach.sequences s join introductions.requests r on r.id = s.request_id where s.request_id = :requestId

-- name: clear_address
update outreach.sequences set address = null, person_keys = '{}' where id = :id

-- name: list_due
-- nullable: :userId, :workspaceId
select s.id, s.workspace_id as "workspaceId" from outreach.sequences s join outreach.steps p on p.sequence_id = s.id
where s.stopped_at is null and p.state = 'waiting' and p.due_at <= :now
  and (:userId::uuid is null or s.user_id = :userId::uuid and s.workspace_id = :workspaceId::uuid)
  and not exists (select from outreach.steps b where b.sequence_id = s.id and b.number < p.number and b.state in ('waiting', 'ready'))
order by p.due_at, s.id limit :limit::int

-- name: list_running
-- not null: target, connector
select s.id, s.request_id as "requestId", s.address, s.started_at as "startedAt", r.stage, r.is_blind as "isBlind",
  r.person_deleted_at as "personDeletedAt", r.target ->> 'name' as target, r.connector ->> 'name' as connector
from outreach.sequences s join introductions.requests r on r.id = s.request_id
where s.workspace_id = platform.workspace_id() and s.user_id = platform.viewer_id() and s.stopped_at is null
order by (select min(p.due_at) from outreach.steps p where p.sequence_id = s.id and p.state in ('waiting', 'ready')), s.id

-- name: list_steps
select p.sequence_id as "sequenceId", p.number, p.state, p.due_at as "dueAt", p.waits_for as "waitsFor"
from outreach.steps p where p.sequence_id = any(:ids::uuid[]) order by p.number

-- name: count_by_reason
-- type: reason = StopReason
-- not null: count
select s.stop_reason as reason, count(*)::int as count from outreach.sequences s
where s.workspace_id = platform.workspace_id() and s.user_id = platform.viewer_id() group by 1

-- name: list_log
-- nullable: step, reason
-- type: kind = 'started' | 'ready' | 'sent' | 'skipped' | 'stopped'
-- type: reason = StopReason
-- not null: at, requestId, target, kind
select l.at, l.request_id as "requestId", r.target ->> 'name' as target, l.step, l.kind, l.reason
from (
  select s.started_at as at, s.request_id, null::int as step, 'started' as kind, null as reason from outreach.sequences s
  where s.workspace_id = platform.workspace_id() and s.user_id = platform.viewer_id()
  union all
  select s.stopped_at, s.request_id, null, 'stopped', s.stop_reason from outreach.sequences s
  where s.workspace_id = platform.workspace_id() and s.user_id = platform.viewer_id() and s.stopped_at is not null
  union all
  select p.ready_at, s.request_id, p.number, 'ready', null from outreach.steps p join outreach.sequences s on s.id = p.sequence_id
  where p.workspace_id = platform.workspace_id() and p.user_id = platform.viewer_id() and p.ready_at is not null
  union all
  select p.settled_at, s.request_id, p.number, p.state, null from outreach.steps p join outreach.sequences s on s.id = p.sequence_id
  where p.workspace_id = platform.workspace_id() and p.user_id = platform.viewer_id() and p.settled_at is not null
) l join introductions.requests r on r.id = l.request_id
order by l.at desc, l.kind, l.step limit :limit::int

-- name: list_introduced
-- not null: target
-- My introductions of the last months that nobody answered, and that are not followed up yet.
select r.id, r.target ->> 'name' as target from introductions.requests r
where r.workspace_id = platform.workspace_id() and r.user_id = platform.viewer_id() and r.person_deleted_at is null
  and r.stage = 'intro_sent' and r.sent_at > :since
  and not exists (select from outreach.sequences s where s.request_id = r.id and s.user_id = r.user_id)
order by r.sent_at desc, r.id limit :limit::int

-- name: find_introduction
-- not null: target
select r.id, r.stage, r.is_blind as "isBlind", r.sent_at as "sentAt", r.target_person::text as "targetPerson", r.target ->> 'name' as target
from introductions.requests r
where r.id = :id and r.workspace_id = platform.workspace_id() and r.user_id = platform.viewer_id() and r.person_deleted_at is null
