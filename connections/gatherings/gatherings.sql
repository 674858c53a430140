-- import: GuestState from './gatherings.contract.ts'
-- import: StoredState from '../engine/engine.contract.ts'

-- name: upsert_gatherings
insert into connections.gatherings as g (id, workspace_id, user_id, account_id, ref, name, url, starts_at, ends_at, seen_at)
select n.id, :workspaceId, :userId, :accountId, n.ref, n.name, n.url, n.starts_at, n.ends_at, :runAt
from unnest(:ids::uuid[], :refs::text[], :names::text[], :urls::text[], :starts::timestamptz[], :ends::timestamptz[]) n(id, ref, name, url, starts_at, ends_at)
on conflict on constraint one_gathering_of_a_ref do update
set name = excluded.name, url = excluded.url, starts_at = excluded.starts_at, ends_at = excluded.ends_at, seen_at = excluded.seen_at

-- name: delete_unseen_gatherings
-- They were not listed, so they do not take place.
delete from connections.gatherings where account_id = :accountId and starts_at >= :after and seen_at < :runAt returning id

-- name: find_gathering_by_ref
select id from connections.gatherings where account_id = :accountId and ref = :ref

-- name: upsert_guests
-- nullable: :names[], :registered[], :checkedIn[]
-- Says whose state is new or has changed.
with told as (
  select n.* from unnest(:refs::text[], :names::text[], :emails::text[], :states::text[], :registered::timestamptz[], :checkedIn::timestamptz[])
    n(ref, name, email, state, registered_at, checked_in_at)
),
changed as (
  select n.ref from told n left join connections.gathering_guests g on g.gathering_id = :gatheringId and g.ref = n.ref
  where (g.name, g.email, g.state, g.checked_in_at) is distinct from (n.name, n.email, n.state, n.checked_in_at)
),
saved as (
  insert into connections.gathering_guests as g (gathering_id, ref, workspace_id, user_id, name, email, state, registered_at, checked_in_at, seen_at)
  select :gatheringId, n.ref, :workspaceId, :userId, n.name, n.email, n.state, n.registered_at, n.checked_in_at, :runAt from told n
  on conflict (user_id, gathering_id, ref) do update set name = excluded.name, email = excluded.email, state = excluded.state,
    registered_at = excluded.registered_at, checked_in_at = excluded.checked_in_at, seen_at = excluded.seen_at
)
select count(*)::int as count from changed

-- name: count_guests
-- Of this run.
select count(*)::int as count from connections.gathering_guests where gathering_id = :gatheringId and seen_at >= :runAt

-- name: delete_unseen_guests
delete from connections.gathering_guests where gathering_id = :gatheringId and seen_at < :runAt

-- name: settle_gathering
update connections.gatherings g
set coming = x.coming, checked_in = x.checked_in, guests_read_at = :now
from (
  select count(*) filter (where state = 'coming')::int as coming, count(checked_in_at)::int as checked_in
  from connections.gathering_guests where gathering_id = :gatheringId) x
where g.id = :gatheringId

-- name: list_gatherings
select id, name, url, starts_at as "startsAt", ends_at as "endsAt", coming, checked_in as "checkedIn", guests_read_at as "readAt", user_id as "userId"
from connections.gatherings
where workspace_id = platform.workspace_id()
order by starts_at desc, id desc limit :limit

-- name: find_gathering
select id, name, url, starts_at as "startsAt", ends_at as "endsAt", coming, checked_in as "checkedIn", guests_read_at as "readAt",
  user_id as "userId", account_id as "accountId", ref
from connections.gatherings where id = :id and workspace_id = platform.workspace_id()

-- name: find_gathering_for_work
-- For work without a viewer.
select name, starts_at as "startsAt", ends_at as "endsAt", coming, checked_in as "checkedIn", account_id as "accountId"
from connections.gatherings where id = :id

-- name: list_guests
-- Those who come or came first, by name.
select ref, name, email, state, registered_at as "registeredAt", checked_in_at as "checkedInAt"
from connections.gathering_guests where gathering_id = :gatheringId
order by array_position(array['coming', 'pending', 'waitlisted', 'invited', 'declined'], state), coalesce(name, email), ref limit :limit

-- name: list_addresses
select distinct email from connections.gathering_guests where gathering_id = :gatheringId

-- name: list_checked_in
select distinct email from connections.gathering_guests where gathering_id = :gatheringId and checked_in_at is not null

-- name: find_calendar
-- type: state = StoredState

select id, state from connections.connected_accounts
where provider = :provider and user_id = platform.viewer_id() and workspace_id = platform.workspace_id() and state <> 'revoked'
order by state = 'connected' desc, connected_at, id limit 1

-- name: has_gatherings
-- not null: isThere
select exists (select from connections.gatherings where workspace_id = platform.workspace_id()) as "isThere"

-- name: delete_guests_of
delete from connections.gathering_guests where email = any(:emails::text[])

-- name: delete_old_guests
delete from connections.gatherings where starts_at < :before
