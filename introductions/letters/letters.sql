-- import: RawStatus from '../requests/vocabulary.rules.ts'
-- import: KnownRoute from './letters.rules.ts'
-- import: KnownTarget from './letters.store.ts'
-- type: rawStatus = RawStatus
-- type: target = KnownTarget
-- type: route = KnownRoute

-- name: find_request_details
-- not null: connectorName
-- A request with everybody in it, as letters speak of them.
select r.id as "requestId", r.workspace_id as "workspaceId", r.user_id as "askerId", u.name as "askerName", u.email as "askerAddress",
  w.name as "workspaceName", coalesce(cu.name, r.connector ->> 'name') as "connectorName",
  coalesce(cu.email, r.connector ->> 'email') as "connectorAddress", r.connector_key::text as "connectorKey",
  r.connector_user as "connectorUser", r.target, r.subject, r.message, r.ask, r.context, r.route,
  r.is_blind as "isBlind", r.raw_status as "rawStatus", r.asked_at as "askedAt", r.answered_at as "answeredAt",
  r.answered_with as "answeredWith", r.target_asked_at as "targetAskedAt", r.sent_at as "sentAt", r.snoozed_until as "snoozedUntil"
from introductions.requests r
join account.users u on u.id = r.user_id
join account.workspaces w on w.id = r.workspace_id
left join account.users cu on cu.id = r.connector_user
where r.id = :requestId

-- name: find_letter
select asked_at as "askedAt", target_address as "targetAddress", target_answer as "targetAnswer",
  target_answered_at as "targetAnsweredAt"
from introductions.letters where request_id = :requestId

-- name: lock_letter
select from introductions.letters where request_id = :requestId for update

-- name: begin_letter
-- Asked anew, it begins anew: what was answered before was about another ask. Once for each ask, whoever is told of it twice.
insert into introductions.letters as l (request_id, workspace_id, asked_at) values (:requestId, :workspaceId, :askedAt)
on conflict (request_id) do update set asked_at = excluded.asked_at, reminded_at = null, target_address = null,
  target_answer = null, target_answered_at = null, closed_at = null
where l.asked_at < excluded.asked_at returning l.request_id as "requestId"

-- name: expect_letter
-- Whoever answers before the letter is written: the answer has a place, and there is nothing left to ask.
insert into introductions.letters as l (request_id, workspace_id, asked_at)
select r.id, r.workspace_id, r.asked_at from introductions.requests r where r.id = :requestId and r.asked_at is not null
on conflict (request_id) do update set asked_at = excluded.asked_at, reminded_at = null, target_address = null,
  target_answer = null, target_answered_at = null, closed_at = null
where l.asked_at < excluded.asked_at

-- name: keep_target_address
-- Not once the target was asked: they are introduced where they said yes.
update introductions.letters l set target_address = :address from introductions.requests r
where l.request_id = :requestId and r.id = l.request_id and r.target_asked_at is null

-- name: keep_target_answer
update introductions.letters set target_answer = :answer, target_answered_at = :now where request_id = :requestId

-- name: forget_reminder
update introductions.letters set reminded_at = null where request_id = :requestId

-- name: mark_reminded
update introductions.letters set reminded_at = :now where request_id = :requestId and reminded_at is null returning request_id as "requestId"

-- name: mark_closed
update introductions.letters set closed_at = :now where request_id = :requestId and closed_at is null returning request_id as "requestId"

-- name: list_others
select r.id as "requestId", u.name as "askerName", r.target, r.asked_at as "askedAt"
from introductions.requests r join account.users u on u.id = r.user_id
where r.workspace_id = :workspaceId and r.connector_key = :connectorKey and r.id <> :requestId
  and r.connector_status = 'awaiting_connector' and r.asked_at is not null
order by r.asked_at, r.id limit 20

-- name: insert_link
insert into introductions.links (token_hash, request_id, purpose, created_at, expires_at)
values (:tokenHash, :requestId, :purpose, :now, :expiresAt)

-- name: find_link
select request_id as "requestId", purpose, created_at as "createdAt" from introductions.links
where token_hash = :tokenHash and expires_at > :now and revoked_at is null

-- name: mark_answered
update introductions.links set answered_at = :now where token_hash = :tokenHash

-- name: prolong_links
update introductions.links set expires_at = greatest(expires_at, :expiresAt)
where request_id = :requestId and purpose = 'connector' and revoked_at is null

-- name: revoke_links
update introductions.links set revoked_at = :now where request_id = :requestId and purpose = any(:purposes) and revoked_at is null

-- name: sweep_links
delete from introductions.links where expires_at < :before

-- name: insert_refusal
insert into introductions.refusals (key, refused_at) select key, :now from unnest(:keys::bigint[]) key on conflict do nothing

-- name: find_refusal
select from introductions.refusals where key = any(:keys::bigint[]) limit 1
