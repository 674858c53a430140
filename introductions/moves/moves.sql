-- import: KnownConnector, KnownTarget from './known-people.rules.ts'
-- import: Route from './saved-path.contract.ts'
-- import: SavedUndo from './undo.rules.ts'
-- import: AskedElsewhere from '../stages/stages.contract.ts'
-- type: undo = SavedUndo
-- type: askedElsewhere = AskedElsewhere

-- name: lock_request
-- type: target = KnownTarget
-- type: connector = KnownConnector
-- type: route = Route
-- type: fallbackPaths = Route[]
select r.id, r.workspace_id as "workspaceId", r.user_id as "userId", r.target_person::text as "targetPerson",
  r.target_key::text as "targetKey", r.target, r.connector_user as "connectorUser", r.connector_person::text as "connectorPerson",
  r.connector_key::text as "connectorKey", r.mailbox_key::text as "mailboxKey", r.connector, r.subject, r.message, r.next_step as "nextStep", r.context, r.is_blind as "isBlind",
  r.stage, r.scheduled_for as "scheduledFor", r.time_zone as "timeZone", r.snoozed_until as "snoozedUntil",
  r.route, r.fallback_paths as "fallbackPaths", r.version, r.created_at as "createdAt", r.changed_at as "changedAt", r.asked_at as "askedAt",
  r.replied_at as "repliedAt", r.replied_with as "repliedWith", r.target_asked_at as "targetAskedAt", r.sent_at as "sentAt",
  r.settled_at as "settledAt", r.meeting_at as "meetingAt", r.asked_elsewhere as "askedElsewhere", r.reminders, r.undo, r.person_deleted_at as "personDeletedAt"
from introductions.requests r where r.id = :id for update

-- name: update_state
update introductions.requests set stage = :stage, scheduled_for = :scheduledFor, snoozed_until = :snoozedUntil, asked_at = :askedAt,
  replied_at = :repliedAt, replied_with = :repliedWith, target_asked_at = :targetAskedAt, sent_at = :sentAt,
  settled_at = :settledAt, meeting_at = :meetingAt, asked_elsewhere = :askedElsewhere, reminders = :reminders, undo = :undo::jsonb, version = version + 1, changed_at = :now
where id = :id

-- name: insert_event
insert into introductions.request_events (id, request_id, workspace_id, at, by, kind, from_status, to_status, note)
values (:id, :requestId, :workspaceId, :at, :by, :kind, :from, :to, :note)

-- name: list_events
select e.at, e.by, e.kind, e.from_status as "from", e.to_status as "to", e.note
from introductions.request_events e where e.request_id = :requestId order by e.at, e.seq

-- name: insert_outcome
insert into introductions.outcomes (id, request_id, workspace_id, kind, at, by, note)
values (:id, :requestId, :workspaceId, :kind, :at, :by, :note)
on conflict (workspace_id, request_id, kind) do nothing

-- name: delete_outcome
-- Deletes the outcomes that were recorded with a move that is undone. Earlier ones stay.
delete from introductions.outcomes where request_id = :requestId and kind = :kind and by = 'asker' and at >= :since

-- name: find_open_ask
-- nullable: :mailboxKey
-- Open requests to the same mailbox, or to the same connector at another address that is proven.
select r.id, r.user_id as "userId", r.asked_at as "askedAt", u.name as "askerName"
from introductions.requests r join account.users u on u.id = r.user_id
where r.workspace_id = :workspaceId and r.target_key = :targetKey::bigint and r.id is distinct from :id::uuid
  and (r.mailbox_key = :mailboxKey::bigint or r.connector_key = :connectorKey::bigint and (r.is_address_proven is not false or :mailboxKey::bigint is null))
  and r.stage in ('awaiting_connector', 'connector_replied', 'intro_sent')
order by r.mailbox_key = :mailboxKey::bigint desc nulls last, r.asked_at, r.id limit 1
