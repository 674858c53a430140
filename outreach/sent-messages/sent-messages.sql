-- import: Stage from '@wellmet/introductions/stages/stages.contract.ts'
-- import: PermissionKind, WriteRefusal from '../sending/sending.contract.ts'
-- import: MessageReason from './sent-messages.contract.ts'
-- type: stage = Stage
-- type: stageAtWriting = Stage
-- type: :stageAtWriting = Stage | null
-- type: reason = MessageReason
-- type: waitsFor = WriteRefusal

-- name: count_waiting
-- not null: count
select count(*)::int as count from outreach.messages m
where m.workspace_id = :workspaceId and m.user_id = :userId and m.state in ('waiting', 'drafting', 'sending')

-- name: find_stage
-- A request of the member who writes.
select r.stage from introductions.requests r
where r.id = :requestId and r.workspace_id = :workspaceId and r.user_id = :userId and r.person_deleted_at is null

-- name: find_answered
-- nullable: threadRef, inReplyTo
-- The headers of a mail that the member's own mailbox holds.
select s.record ->> 'threadRef' as "threadRef", s.record ->> 'inReplyTo' as "inReplyTo" from connections.source_records s
where s.account_id = :accountId and s.user_id = platform.viewer_id() and s.source = 'mail' and not s.is_withdrawn
  and s.record ->> 'ref' = :ref limit 1

-- name: find_step_sent_before
-- Of the same follow-up, so that it goes into the same thread.
select m.message_id as "messageId", m.thread_id as "threadId" from outreach.messages m
where m.sequence_id = :sequenceId and m.step < :step and m.state = 'sent' and m.account_id = :accountId
order by m.step desc limit 1

-- name: insert_message
-- nullable: :requestId, :sequenceId, :step, :sendId, :waitsFor, :threadId
-- type: :waitsFor = WriteRefusal | null
insert into outreach.messages (id, workspace_id, user_id, account_id, request_id, sequence_id, step, address, mailbox, person_keys, send_id,
  stage_at_writing, written_at, send_at, waits_for, state, content, message_id, thread_id)
values (:id, :workspaceId, :userId, :accountId, :requestId, :sequenceId, :step, :address, :mailbox, :personKeys::bigint[], :sendId,
  :stageAtWriting, :now, :sendAt, :waitsFor, 'waiting', :content, :messageId, :threadId)

-- name: insert_counted
-- type: :basis = PermissionKind
insert into outreach.sends (id, workspace_id, user_id, mailbox, about, basis, at)
values (:id, :workspaceId, :userId, :mailbox, :about, :basis, :at)

-- name: move_counted
update outreach.sends set at = :at where id = :id

-- name: delete_counted
delete from outreach.sends where id = :id

-- name: lock_message
-- not null: wroteBack, saidNo, isPersonDeleted
-- nullable: stage, isSequenceOver
-- type: isSequenceOver = boolean
-- With what happened since it was written, as far as the member's own mail, calendar and requests show it.
select m.id, m.workspace_id as "workspaceId", m.user_id as "userId", m.account_id as "accountId", m.request_id as "requestId",
  m.sequence_id as "sequenceId", m.step, m.address, m.send_id as "sendId", m.stage_at_writing as "stageAtWriting", m.written_at as "writtenAt",
  m.send_at as "sendAt", m.state, m.reason, m.content, m.message_id as "messageId", m.draft_id as "draftId", m.thread_id as "threadId", m.claims, m.tries,
  m.attempted_at as "attemptedAt", r.stage, coalesce(r.person_deleted_at is not null, false) as "isPersonDeleted",
  exists (select from identity.member_networks n join contacts.contact_keys k on k.network_id = n.id and k.key = any(m.person_keys)
    join contacts.evidence e on e.network_id = n.id and e.person_id = k.person_id and e.kind = :evidenceKinds.mail and e.direction = -1
    where n.workspace_id = m.workspace_id and n.user_id = m.user_id and e.at > m.written_at) as "wroteBack",
  exists (select from introductions.outcomes o where o.request_id = m.request_id and o.kind = 'no_interest' and o.by = 'asker' and o.at > m.written_at) as "saidNo",
  case when m.step is not null then not exists (
    select from outreach.sequences s where s.id = m.sequence_id and s.stopped_at is null) end as "isSequenceOver"
from outreach.messages m left join introductions.requests r on r.id = m.request_id
where m.id = :id for update of m

-- name: claim_message
update outreach.messages set state = 'drafting', claimed_at = :now, claims = claims + 1, waits_for = null where id = :id

-- name: save_draft
-- nullable: :threadId
-- The draft is stored before anything is sent.
update outreach.messages set state = 'sending', claimed_at = :now, attempted_at = :now, draft_id = :draftId, thread_id = :threadId where id = :id

-- name: note_draft
-- nullable: :threadId
update outreach.messages set draft_id = :draftId, thread_id = :threadId, attempted_at = null where id = :id

-- name: put_off
-- nullable: :waitsFor
-- type: :waitsFor = WriteRefusal | null
update outreach.messages set state = 'waiting', send_at = :at, waits_for = :waitsFor, tries = :tries, claimed_at = null where id = :id

-- name: mark_not_attempted
update outreach.messages set attempted_at = null where id = :id

-- name: mark_sent
-- nullable: :threadId
update outreach.messages set state = 'sent', reason = null, content = null, settled_at = :now, thread_id = coalesce(:threadId, thread_id),
  attempted_at = null, waits_for = null where id = :id

-- name: mark_ended
-- type: :state = 'failed' | 'stopped' | 'unknown'
-- type: :reason = MessageReason
update outreach.messages set state = :state, reason = :reason, settled_at = :now, waits_for = null, claimed_at = null,
  content = case when :keepsText::boolean then content end where id = :id

-- name: retry_message
-- nullable: :sendId
-- Its writer looked, and says that it did not leave. Its draft is looked for again before a new one is saved.
-- nullable: :waitsFor
-- type: :waitsFor = WriteRefusal | null
update outreach.messages set state = 'waiting', reason = null, settled_at = null, tries = 0, send_at = :sendAt, waits_for = :waitsFor,
  written_at = :now, draft_id = null, attempted_at = null,
  stage_at_writing = (select r.stage from introductions.requests r where r.id = request_id), send_id = :sendId where id = :id

-- name: list_due_messages
select m.id, m.workspace_id as "workspaceId" from outreach.messages m
where m.state = 'waiting' and m.send_at <= :now order by m.send_at, m.id limit :limit::int

-- name: free_lost
-- Claimed long ago by a process that is gone. What was attempted is looked up before anything else.
update outreach.messages set state = 'waiting', send_at = :now, claimed_at = null
where state in ('drafting', 'sending') and claimed_at < :before

-- name: list_own_messages
-- nullable: from, :id
select m.id, m.address, a.address as "from", m.request_id as "requestId", m.sequence_id as "sequenceId", m.step, m.state, m.reason, m.content,
  m.written_at as "writtenAt", m.send_at as "sendAt", m.waits_for as "waitsFor", m.settled_at as "settledAt"
from outreach.messages m left join connections.connected_accounts a on a.id = m.account_id
where m.workspace_id = platform.workspace_id() and m.user_id = platform.viewer_id() and (:id::uuid is null or m.id = :id::uuid)
order by m.written_at desc, m.id limit :limit::int

-- name: list_messages_of_steps
-- nullable: from
-- The last one of each step.
select distinct on (m.sequence_id, m.step) m.id, m.sequence_id as "sequenceId", m.step, m.address, a.address as "from", m.request_id as "requestId", m.state,
  m.reason, m.written_at as "writtenAt", m.send_at as "sendAt", m.waits_for as "waitsFor", m.settled_at as "settledAt"
from outreach.messages m left join connections.connected_accounts a on a.id = m.account_id
where m.sequence_id = any(:sequences::uuid[]) order by m.sequence_id, m.step, m.written_at desc, m.id

-- name: has_open_message
-- not null: isOpen
select exists (select from outreach.messages m where m.sequence_id = :sequenceId and m.step = :step
  and m.state in ('waiting', 'drafting', 'sending', 'unknown')) as "isOpen"

-- name: is_step_open
-- not null: isOpen
-- Ready, and no other message of it waits or may have left.
select exists (select from outreach.steps p join outreach.sequences s on s.id = p.sequence_id
    where p.sequence_id = :sequenceId and p.number = :step and p.state = 'ready' and s.stopped_at is null)
  and not exists (select from outreach.messages m where m.sequence_id = :sequenceId and m.step = :step and m.id <> :id
    and m.state in ('waiting', 'drafting', 'sending', 'unknown')) as "isOpen"

-- name: erase_recipients
-- nullable: :userId
-- Of everybody, or of one member who erased them. Nothing that names them stays.
update outreach.messages set address = null, person_keys = '{}', content = null,
  reason = case when state in ('waiting', 'drafting') then 'erased' else reason end,
  settled_at = case when state in ('waiting', 'drafting') then :now else settled_at end,
  state = case when state in ('waiting', 'drafting') then 'stopped' else state end
where person_keys && :keys::bigint[] and (:userId::uuid is null or user_id = :userId::uuid)

-- name: delete_messages_before
delete from outreach.messages where settled_at < :before

-- name: delete_texts_before
update outreach.messages set content = null where content is not null and settled_at < :before

-- name: park_restored
-- What waited when the backup was made was probably sent since.
update outreach.messages set state = 'unknown', reason = 'gone', settled_at = :now, claimed_at = null
where state in ('waiting', 'drafting', 'sending')
