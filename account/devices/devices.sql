-- name: find_device_of_email
select d.id, d.token_hash as "tokenHash", d.rotated_at as "rotatedAt"
from account.devices d join account.users u on u.id = d.user_id
where u.email = :email and (d.token_hash = :hash or d.previous_hash = :hash)

-- name: find_trust
-- Whoever ends the trust meanwhile waits, or has ended it.
select d.token_hash as "tokenHash", d.rotated_at as "rotatedAt" from account.devices d
where d.user_id = :userId and (d.token_hash = :hash or d.previous_hash = :hash) and d.trusted_until > :now
for update

-- name: lock_devices_by_mark
-- Of everybody who shares the browser. In one order, so that two who sign in there at once do not wait for each other.
select id, user_id as "userId", token_hash as "tokenHash", successor_box as "successorBox", rotated_at as "rotatedAt"
from account.devices where token_hash = :hash or previous_hash = :hash
order by id for update

-- name: rotate_mark
update account.devices set previous_hash = token_hash, token_hash = :next, successor_box = :successorBox, rotated_at = :now
where token_hash = :hash

-- name: save_visit
update account.devices set last_seen_at = :now, user_agent = :userAgent where id = :id

-- name: list_devices_of
select id, user_agent as "userAgent", first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt",
  case when trusted_until > :now then trusted_until end as "trustedUntil"
from account.devices where user_id = :userId
order by last_seen_at desc, id limit :most

-- name: list_sessions_of
select id, device_id as "deviceId", user_agent as "userAgent", created_at as "createdAt", updated_at as "updatedAt",
  expires_at as "expiresAt"
from account.sessions where user_id = :userId and expires_at > :now
order by updated_at desc, id limit :most

-- name: trust_device_of_session
update account.devices d set trusted_until = :until
from account.sessions s
where d.id = :deviceId and d.user_id = :userId and s.id = :sessionId and s.device_id = d.id
returning d.id

-- name: find_factor
select exists (select from account.second_factors f where f.user_id = :userId and f.confirmed_at is not null)
  or exists (select from account.passkeys p where p.user_id = :userId) as "isThere"

-- name: delete_unknown_devices
delete from account.devices d
where d.last_seen_at < :before and not exists (select from account.sessions s where s.device_id = d.id)

-- name: delete_other_devices
-- nullable: :sessionId
delete from account.devices d
where d.user_id = :userId and not exists (select from account.sessions s where s.device_id = d.id and s.id = :sessionId)
