-- import: Language from '@wellmet/platform/messages/locale.ts'
-- import: KnownRoute from './asks.rules.ts'
-- import: KnownTarget from './asks.store.ts'
-- type: askerLanguage = Language
-- type: connectorLanguage = Language
-- type: writtenIn = Language
-- type: target = KnownTarget
-- type: route = KnownRoute

-- name: find_request_details
-- not null: connectorName, isEdited
-- A request with everybody in it, as emails and guest pages name them. Whose language is not known is
-- written to in that of the asker, which the message is in too.
select r.id as "requestId", r.workspace_id as "workspaceId", r.user_id as "askerId", u.name as "askerName", u.email as "askerAddress", u.language as "askerLanguage",
  w.name as "workspaceName", coalesce(cu.name, r.connector ->> 'name') as "connectorName",
  coalesce(cu.email, r.connector ->> 'email') as "connectorAddress", r.connector_key::text as "connectorKey",
  r.mailbox_key::text as "mailboxKey", r.is_address_proven as "isAddressProven", r.connector_user as "connectorUser", coalesce(cu.language, u.language, r.connector ->> 'language') as "connectorLanguage",
  coalesce(u.language, r.connector ->> 'language') as "writtenIn", r.target, r.subject, r.message, r.next_step as "nextStep", r.context, r.route,
  r.is_blind as "isBlind", r.stage, r.asked_at as "askedAt", r.asked_elsewhere as "askedElsewhere", r.replied_at as "repliedAt",
  r.replied_with as "repliedWith", r.target_asked_at as "targetAskedAt", r.sent_at as "sentAt", r.snoozed_until as "snoozedUntil",
  exists (select from introductions.request_events e where e.request_id = r.id and e.kind = 'message_edited' and e.at >= r.asked_at) as "isEdited"
from introductions.requests r
join account.users u on u.id = r.user_id
join account.workspaces w on w.id = r.workspace_id
left join account.users cu on cu.id = r.connector_user
where r.id = :requestId

-- name: find_ask
select asked_at as "askedAt", target_address as "targetAddress", target_consent as "targetConsent",
  target_consent_at as "targetConsentAt"
from introductions.asks where request_id = :requestId

-- name: lock_ask
select from introductions.asks where request_id = :requestId for update

-- name: start_ask
-- Asking again starts over: an earlier reply was about another ask. Returns nothing when this ask was started before.
insert into introductions.asks as a (request_id, workspace_id, asked_at) values (:requestId, :workspaceId, :askedAt)
on conflict (request_id) do update set asked_at = excluded.asked_at, reminded_at = null, target_address = null,
  target_consent = null, target_consent_at = null, closed_at = null
where a.asked_at < excluded.asked_at returning a.request_id as "requestId"

-- name: ensure_ask
-- For a reply that comes before the email is written. Then start_ask returns nothing, and no email is sent.
insert into introductions.asks as a (request_id, workspace_id, asked_at)
select r.id, r.workspace_id, r.asked_at from introductions.requests r where r.id = :requestId and r.asked_at is not null
on conflict (request_id) do update set asked_at = excluded.asked_at, reminded_at = null, target_address = null,
  target_consent = null, target_consent_at = null, closed_at = null
where a.asked_at < excluded.asked_at

-- name: update_target_address
-- Not after the target was asked: they are introduced at the address where they said yes.
update introductions.asks a set target_address = :address from introductions.requests r
where a.request_id = :requestId and r.id = a.request_id and r.target_asked_at is null

-- name: update_target_consent
update introductions.asks set target_consent = :consent, target_consent_at = :now where request_id = :requestId

-- name: clear_reminder
update introductions.asks set reminded_at = null where request_id = :requestId

-- name: mark_reminded
update introductions.asks set reminded_at = :now where request_id = :requestId and reminded_at is null returning request_id as "requestId"

-- name: mark_closed
update introductions.asks set closed_at = :now where request_id = :requestId and closed_at is null returning request_id as "requestId"

-- name: reopen_ask
update introductions.asks set closed_at = null where request_id = :requestId

-- name: list_other_asks
-- nullable: :mailboxKey
select r.id as "requestId", u.name as "askerName", r.target, r.asked_at as "askedAt"
from introductions.requests r join account.users u on u.id = r.user_id
where r.workspace_id = :workspaceId and r.connector_key = :connectorKey and r.mailbox_key = :mailboxKey and r.id <> :requestId
  and r.stage = 'awaiting_connector' and r.asked_at is not null and r.asked_elsewhere is null
order by r.asked_at, r.id limit 20

-- name: close_asks
update introductions.asks set target_address = null, closed_at = coalesce(closed_at, :now) where request_id = any(:requestIds::uuid[])

-- name: list_contacts_of_connectors
-- not null: messages, meetings, emails
-- The target among the connector's own contacts. It is theirs alone: no asker is told of it.
select r.id as "requestId", e.n_messages as messages, e.n_meetings as meetings, e.last_day as "lastDay",
  contacts.addresses_to_write_to(d) as emails
from introductions.requests r
join identity.member_networks n on n.workspace_id = r.workspace_id and n.user_id = r.connector_user
join contacts.relationships e on e.network_id = n.id and e.person_id = r.target_person
join contacts.contact_details d on d.network_id = e.network_id and d.person_id = e.person_id
where r.id = any(:requestIds::uuid[]) and not e.is_hidden
