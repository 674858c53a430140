-- name: insert_guest_link
insert into introductions.guest_links (token_hash, request_id, purpose, created_at, expires_at)
values (:tokenHash, :requestId, :purpose, :now, :expiresAt)

-- name: find_guest_link
select request_id as "requestId", purpose, created_at as "createdAt" from introductions.guest_links
where token_hash = :tokenHash and expires_at > :now and revoked_at is null

-- name: find_revoked_link
select request_id as "requestId", purpose from introductions.guest_links where token_hash = :tokenHash and revoked_at is not null

-- name: update_used_guest_link
update introductions.guest_links set used_at = :now where token_hash = :tokenHash

-- name: extend_guest_links
update introductions.guest_links set expires_at = greatest(expires_at, :expiresAt)
where request_id = :requestId and purpose = 'connector' and revoked_at is null

-- name: revoke_guest_links
update introductions.guest_links set revoked_at = :now where request_id = any(:requestIds::uuid[]) and purpose = any(:purposes) and revoked_at is null

-- name: restore_guest_links
update introductions.guest_links set revoked_at = null where request_id = :requestId and revoked_at >= :since

-- name: delete_expired_guest_links
delete from introductions.guest_links where expires_at < :before
