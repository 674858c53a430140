-- import: Route from '../moves/saved-path.contract.ts'
-- import: KnownConnector, KnownTarget from '../moves/known-people.rules.ts'
-- import: SavedUndo from '../moves/undo.rules.ts'
-- import: AskedElsewhere from '../stages/stages.contract.ts'
-- type: undo = SavedUndo
-- type: askedElsewhere = AskedElsewhere

-- name: insert_request
-- type: target = KnownTarget
-- type: connector = KnownConnector
-- type: route = Route
-- type: fallbackPaths = Route[]
insert into introductions.requests (id, workspace_id, user_id, target_person, target_key, target, connector_user, connector_person,
  connector_key, mailbox_key, connector, subject, message, next_step, context, is_blind, stage,
  time_zone, route, fallback_paths, created_at, changed_at)
values (:id, :workspaceId, :userId, :targetPerson::bigint, :targetKey::bigint, :target::jsonb, :connectorUser::uuid, :connectorPerson::bigint,
  :connectorKey::bigint, :mailboxKey::bigint, :connector::jsonb, :subject, :message, :nextStep, :context, :isBlind, 'drafted',
  :timeZone, :route::jsonb, :fallbackPaths::jsonb, :now, :now)
returning id, workspace_id as "workspaceId", user_id as "userId", target_person::text as "targetPerson",
  target_key::text as "targetKey", target, connector_user as "connectorUser", connector_person::text as "connectorPerson",
  connector_key::text as "connectorKey", mailbox_key::text as "mailboxKey", connector, subject, message, next_step as "nextStep", context, is_blind as "isBlind",
  stage, scheduled_for as "scheduledFor", time_zone as "timeZone", snoozed_until as "snoozedUntil",
  route, fallback_paths as "fallbackPaths", version, created_at as "createdAt", changed_at as "changedAt", asked_at as "askedAt",
  replied_at as "repliedAt", replied_with as "repliedWith", target_asked_at as "targetAskedAt", sent_at as "sentAt",
  settled_at as "settledAt", meeting_at as "meetingAt", asked_elsewhere as "askedElsewhere", reminders, undo, person_deleted_at as "personDeletedAt"

-- name: list_requests
-- type: target = KnownTarget
-- type: connector = KnownConnector
-- type: route = Route
-- type: fallbackPaths = Route[]
-- type: joinedTarget = KnownTarget & { person: string | null }
-- type: joinedConnector = KnownConnector
-- nullable: :beforeId
-- Mine, and those that I joined; the policy sees to it.
select r.id, r.workspace_id as "workspaceId", r.user_id as "userId", r.target_person::text as "targetPerson",
  r.target_key::text as "targetKey", r.target, r.connector_user as "connectorUser", r.connector_person::text as "connectorPerson",
  r.connector_key::text as "connectorKey", r.mailbox_key::text as "mailboxKey", r.connector, r.subject, r.message, r.next_step as "nextStep", r.context, r.is_blind as "isBlind",
  r.stage, r.scheduled_for as "scheduledFor", r.time_zone as "timeZone", r.snoozed_until as "snoozedUntil",
  r.route, r.fallback_paths as "fallbackPaths", r.version, r.created_at as "createdAt", r.changed_at as "changedAt", r.asked_at as "askedAt",
  r.replied_at as "repliedAt", r.replied_with as "repliedWith", r.target_asked_at as "targetAskedAt", r.sent_at as "sentAt",
  r.settled_at as "settledAt", r.meeting_at as "meetingAt", r.asked_elsewhere as "askedElsewhere", r.reminders, r.undo, r.person_deleted_at as "personDeletedAt",
  coalesce(u.name, 'Somebody who left') as "askerName", j.target as "joinedTarget", j.connector as "joinedConnector"
from introductions.requests r
left join account.users u on u.id = r.user_id
left join introductions.request_followers j on j.request_id = r.id and j.user_id = platform.viewer_id()
where r.workspace_id = platform.workspace_id() and (:id::uuid is null or r.id = :id::uuid)
  and (:stages::text[] is null or r.stage = any(:stages::text[]))
  and (:before::timestamptz is null or (r.changed_at, r.id) < (:before::timestamptz, :beforeId::uuid))
order by r.changed_at desc, r.id desc limit :limit

-- name: list_lines_of
-- What happened to these requests, of some kinds, oldest first.
select e.request_id as "requestId", e.at, e.kind, e.note from introductions.request_events e
where e.request_id = any(:ids::uuid[]) and e.kind = any(:kinds::text[]) order by e.at, e.seq

-- name: count_requests
select r.stage, r.replied_with as "repliedWith", r.target_asked_at is not null as "isTargetAsked",
  r.scheduled_for is not null as "isScheduled", count(*)::int as n
from introductions.requests r where r.workspace_id = platform.workspace_id() group by 1, 2, 3, 4

-- name: update_content
update introductions.requests set subject = :subject, message = :message, next_step = :nextStep, context = :context, is_blind = :isBlind,
  connector = :connector::jsonb, mailbox_key = :mailboxKey::bigint, time_zone = :timeZone, version = version + 1, changed_at = :now
where id = :id

-- name: update_connector
-- The contact who was to be asked is a member.
update introductions.requests set connector_user = :connectorUser::uuid, connector_person = null, connector_key = :connectorKey::bigint,
  mailbox_key = :mailboxKey::bigint, connector = :connector::jsonb where id = :id

-- name: find_agreed_address
-- Where the target said that they want to be introduced.
select a.target_address as address from introductions.asks a where a.request_id = :requestId and a.target_consent = 'yes' and a.target_address is not null

-- name: list_asked
-- When these connectors and mailboxes were asked since then, newest first; a request that was asked twice counts twice.
select r.connector_key::text as "connectorKey", e.at
from introductions.requests r join introductions.request_events e on e.request_id = r.id
where r.workspace_id = :workspaceId and (r.connector_key = any(:connectorKeys::bigint[]) or r.mailbox_key = any(:mailboxKeys::bigint[]))
  and e.kind = 'asked' and e.at > :since
order by e.at desc

-- name: list_contact_addresses
-- not null: person, address
-- Where these contacts of mine would be asked: at an address of theirs, or where I asked them last.
-- A contact who is a member is asked as a member, so they are left out.
select d.person_id::text as person, known.address
from contacts.contact_details d
cross join lateral (select coalesce((contacts.addresses_to_write_to(d))[1], (
  select r.connector ->> 'email' from introductions.requests r
  where r.user_id = platform.viewer_id() and r.workspace_id = platform.workspace_id() and r.connector_person = d.person_id
    and r.asked_at is not null and r.person_deleted_at is null
  order by r.asked_at desc limit 1)) as address) known
where d.network_id = (select identity.viewer_network_id()) and d.person_id = any(:people::bigint[]) and known.address is not null
  and not exists (select from account.memberships m join account.users u on u.id = m.user_id
    where m.workspace_id = platform.workspace_id() and (u.email = any(d.emails) or u.email = known.address))

-- name: find_decline
-- nullable: :mailboxKey
-- not null: at
-- When this connector, or whoever reads this mailbox, last said no to this asker about this target. Nobody else is bound by it.
select e.at from introductions.requests r join introductions.request_events e on e.request_id = r.id and e.kind = 'declined' and e.by = 'connector'
where r.workspace_id = :workspaceId and r.user_id = :userId and r.target_key = :targetKey::bigint
  and (r.mailbox_key = :mailboxKey::bigint or r.connector_key = :connectorKey::bigint)
order by e.at desc limit 1

-- name: insert_follower
insert into introductions.request_followers (request_id, workspace_id, user_id, target, connector, followed_at)
values (:requestId, :workspaceId, :userId, :target::jsonb, :connector::jsonb, :now) on conflict do nothing

-- name: list_followers
select j.user_id as "userId", u.name from introductions.request_followers j join account.users u on u.id = j.user_id
where j.request_id = :requestId order by j.followed_at, j.user_id

-- name: count_open_asks
-- nullable: :mailboxKey
select count(*)::int as n from introductions.requests r
where r.workspace_id = :workspaceId and (r.connector_key = :connectorKey::bigint or r.mailbox_key = :mailboxKey::bigint)
  and (r.stage = 'awaiting_connector' or (r.stage = 'connector_replied' and coalesce(r.replied_with, 'introduce') = 'introduce'))

-- name: list_asks
-- type: target = KnownTarget
-- type: route = Route
select r.id, r.route, r.user_id as "userId", u.name as "askerName", u.email as "askerEmail", r.target, r.subject, r.message, r.next_step as "nextStep", r.context, r.is_blind as "isBlind",
  r.stage, r.replied_with as "repliedWith", r.asked_at as "askedAt", r.snoozed_until as "snoozedUntil"
from introductions.requests r join account.users u on u.id = r.user_id
where r.workspace_id = :workspaceId and r.connector_user = :userId and r.asked_at is not null and r.asked_elsewhere is null
  and (:id::uuid is null and r.stage in ('awaiting_connector', 'connector_replied') or r.id = :id::uuid)
order by r.asked_at, r.id limit :limit

-- name: list_answered_asks
-- type: target = KnownTarget
-- What was asked of a member and does not wait for them any more, newest first.
select r.id, r.user_id as "userId", u.name as "askerName", r.target, r.stage, r.asked_at as "askedAt",
  r.replied_at as "repliedAt", r.sent_at as "sentAt", r.changed_at as "changedAt"
from introductions.requests r join account.users u on u.id = r.user_id
where r.workspace_id = :workspaceId and r.connector_user = :userId and r.asked_at is not null and r.asked_elsewhere is null
  and r.stage not in ('awaiting_connector', 'connector_replied', 'drafted') and r.person_deleted_at is null
order by coalesce(r.sent_at, r.replied_at, r.asked_at) desc, r.id limit :limit

-- name: find_member
-- nullable: :userId
select u.id as "userId", u.name, u.email from account.memberships m join account.users u on u.id = m.user_id
where m.workspace_id = :workspaceId and (u.id = :userId::uuid or u.email = any(:emails::text[]))
order by u.id = :userId::uuid desc nulls last limit 1

-- name: find_asker
select u.name, u.email as address, w.name as workspace from account.users u, account.workspaces w
where u.id = :userId and w.id = :workspaceId

-- name: list_my_requests_to
-- not null: personId
-- My own that were asked: who joined a request of somebody else did not ask. Somebody's no counts also when
-- the request is a draft again.
select r.target_person::text as "personId", r.connector_user as "connectorUser", r.connector_person::text as "connectorPerson",
  r.stage in ('awaiting_connector', 'connector_replied', 'intro_sent') as "isOpen", d.at as "declinedAt"
from introductions.requests r
left join lateral (select max(e.at) as at from introductions.request_events e
  where e.request_id = r.id and e.kind = 'declined' and e.by = 'connector') d on true
where r.workspace_id = platform.workspace_id() and r.user_id = platform.viewer_id() and (r.asked_at is not null or d.at is not null)
  and r.target_person = any(:people::bigint[])
order by r.asked_at, r.id
