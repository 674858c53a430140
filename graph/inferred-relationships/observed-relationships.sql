-- name: list_co_occurrences
-- Of these people with anybody, from either end.
select s.a::text as a, s.b::text as b, s.ref::text as ref, s.day, s.others, s.direct
from network.sightings s where s.owner_id = :owner and s.a = any(:people::bigint[])
union all
select s.a::text, s.b::text, s.ref::text, s.day, s.others, s.direct
from network.sightings s where s.owner_id = :owner and s.b = any(:people::bigint[]) and not s.a = any(:people::bigint[])

-- name: upsert_inferred_relationships
-- From both ends, and of each person at most so many: the likeliest.
with told as (
  select * from unnest(:a::bigint[], :b::bigint[], :permille::smallint[], :lastDays::int[]) n(a, b, permille, last_day)
),
kept as (
  insert into network.ties as t (owner_id, a, b, permille, basis, last_day)
  select :owner, x.a, x.b, x.permille, :inferredBases.observed, x.last_day
  from (select a, b, permille, last_day from told union all select b, a, permille, last_day from told) x
  on conflict (owner_id, a, b) do update set permille = excluded.permille, last_day = excluded.last_day
  where (t.permille, t.last_day) is distinct from (excluded.permille, excluded.last_day)
)
select distinct x.person::text as "personId" from (select a as person from told union all select b from told) x

-- name: delete_weakest_inferred_relationships
-- type: :most = number
delete from network.ties t using (
  select k.a, k.b, row_number() over (partition by k.a order by k.permille desc, k.b) as place
  from network.ties k where k.owner_id = :owner and k.a = any(:people::bigint[])
) ranked
where t.owner_id = :owner and t.a = ranked.a and t.b = ranked.b and ranked.place > :most

-- name: delete_inferred_relationships_of
delete from network.ties where owner_id = :networkId and (a = any(:people::bigint[]) or b = any(:people::bigint[]))
