-- name: insert_seen
insert into growth.seen_events (workspace_id, key, at)
select n.workspace_id, n.key, :now::timestamptz from unnest(:workspaceIds::uuid[], :keys::uuid[]) n(workspace_id, key) order by 1, 2
on conflict do nothing returning workspace_id as "workspaceId", key

-- name: insert_events
-- nullable: :visitors[], :subjects[]
insert into growth.events (workspace_id, id, name, visitor, payload, subject_id, at)
select n.workspace_id, n.id, n.name, decode(n.visitor, 'hex'), n.payload::jsonb, n.subject_id, n.at
from unnest(:workspaceIds::uuid[], :ids::uuid[], :names::text[], :visitors::text[], :payloads::text[], :subjects::uuid[], :times::timestamptz[])
  n(workspace_id, id, name, visitor, payload, subject_id, at)

-- name: add_counts
insert into growth.daily_counts as c (workspace_id, day, name, outcome, events)
select n.workspace_id, n.day, n.name, n.outcome, n.events
from unnest(:workspaceIds::uuid[], :days::date[], :names::text[], :outcomes::text[], :sizes::int[]) n(workspace_id, day, name, outcome, events)
on conflict (workspace_id, day, name, outcome) do update set events = c.events + excluded.events
returning c.workspace_id as "workspaceId", c.events

-- name: insert_salt
insert into growth.salts (day, salt) values (:day::date, :salt) on conflict do nothing

-- name: find_salt
select salt from growth.salts where day = :day::date

-- name: delete_salts_before
delete from growth.salts where day < :day::date

-- name: keep_partitions
-- not null: partitions
select growth.keep_partitions(:moment::timestamptz) as partitions

-- name: delete_seen_before
delete from growth.seen_events where at < :before

-- name: save_visitors
-- Days that are over: a visitor has another name on the next one.
update growth.daily_counts c set visitors = (
  select count(distinct e.visitor)::int from growth.events e
  where e.workspace_id = c.workspace_id and e.name = c.name and e.at >= c.day::timestamp at time zone 'UTC'
    and e.at < (c.day + 1)::timestamp at time zone 'UTC')
where c.outcome = 'counted' and c.visitors is null and c.day < :today::date

-- name: list_counts
-- not null: month, events
-- type: events = number
-- type: visitors = number | null
select to_char(c.day, 'YYYY-MM') as month, c.name, c.outcome, sum(c.events)::float8 as events, sum(c.visitors)::float8 as visitors
from growth.daily_counts c where c.workspace_id = platform.workspace_id() and c.day >= :since::date group by 1, 2, 3 order by 1, 2, 3

-- name: delete_events_of
delete from growth.events where workspace_id = :workspaceId and subject_id = :subjectId
