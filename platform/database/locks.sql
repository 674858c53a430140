-- name: acquire_in_order
select platform.acquire_lock(l.name, l.key) from unnest(:names::text[], :keys::text[]) as l(name, key)

-- name: share_lock
-- The number is the one that platform.acquire_lock computes.
select pg_advisory_xact_lock_shared(hashtextextended(:name || ' ' || :key, 0))

-- name: try_locks
select l.key from unnest(:keys::text[]) as l(key) where pg_try_advisory_xact_lock(hashtextextended(:name || ' ' || l.key, 0))
