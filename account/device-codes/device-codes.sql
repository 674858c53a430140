-- name: insert_device_code
-- Those that nobody can confirm any more go with it.
with old as (delete from account.device_codes o where o.expires_at < :sweptBefore)
insert into account.device_codes (secret_hash, user_code, prefix, name, scopes, created_at, expires_at)
values (:secretHash, :userCode, :prefix, :name, :scopes, :now, :expiresAt)

-- name: find_device_code
select c.name, c.scopes, c.created_at as "createdAt" from account.device_codes c
where c.user_code = :userCode and c.expires_at > :now and c.denied_at is null

-- name: take_device_code
-- A code is confirmed once.
delete from account.device_codes c where c.user_code = :userCode and c.expires_at > :now and c.denied_at is null
returning c.secret_hash as "secretHash", c.prefix, c.name, c.scopes

-- name: deny_device_code
update account.device_codes c set denied_at = :now where c.user_code = :userCode and c.expires_at > :now

-- name: find_asked
select c.expires_at as "expiresAt", c.denied_at as "deniedAt" from account.device_codes c where c.secret_hash = :secretHash
