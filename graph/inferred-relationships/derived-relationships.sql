-- Ties of the public directory, which is owner 0.

-- name: list_people_at
-- In slices by number. Without places everybody.
select distinct s.person_id::text as "personId", s.person_id
from contacts.positions s
where s.network_id = 0 and s.person_id > :after::bigint and (:places::bigint[] is null or s.place_id = any(:places::bigint[]))
order by s.person_id limit :limit

-- name: list_positions_of
select s.person_id::text as "personId", s.ref::text as ref, s.kind, s.place_id::text as "placeId", s.department, s.location,
  s.from_month as "from", s.to_month as "to", s.is_current as current
from contacts.positions s where s.network_id = 0 and s.kind < 4 and s.person_id = any(:people::bigint[])

-- name: list_positions_at
select s.person_id::text as "personId", s.ref::text as ref, s.kind, s.place_id::text as "placeId", s.department, s.location,
  s.from_month as "from", s.to_month as "to", s.is_current as current
from contacts.positions s where s.network_id = 0 and s.kind < 4 and s.place_id = any(:places::bigint[])

-- name: list_known_places
select n.id::text as "placeId", p.people, (select count(*)::int from contacts.positions s where s.network_id = 0 and s.place_id = n.id) as known
from unnest(:places::bigint[]) n(id) left join contacts.places p on p.id = n.id

-- name: replace_inferred_relationships
-- All that these people are tied to, and nothing else; what is as it was is not written. "not in" is one look-up each,
-- whatever the planner believes about the length of the lists.
with told as (
  select n.* from unnest(:a::bigint[], :b::bigint[], :permille::smallint[], :bases::smallint[]) n(a, b, permille, basis)
),
gone as (
  delete from graph.inferred_relationships t
  where t.network_id = 0 and t.a = any(:people::bigint[]) and (t.a, t.b) not in (select n.a, n.b from told n)
  returning 1
),
kept as (
  insert into graph.inferred_relationships as t (network_id, a, b, permille, basis)
  select 0, n.a, n.b, n.permille, n.basis from told n
  on conflict (network_id, a, b) do update set permille = excluded.permille, basis = excluded.basis
  where (t.permille, t.basis) is distinct from (excluded.permille, excluded.basis)
  returning 1
)
select (select count(*)::int from kept) as written, (select count(*)::int from gone) as removed
