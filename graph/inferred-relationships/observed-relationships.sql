-- name: list_co_occurrences
-- Of these people with anybody, from either end.
select s.a::text as a, s.b::text as b, s.ref::text as ref, s.day, s.others, s.direct
from contacts.co_occurrences s where s.network_id = :networkId and s.a = any(:people::bigint[])
union all
select s.a::text, s.b::text, s.ref::text, s.day, s.others, s.direct
from contacts.co_occurrences s where s.network_id = :networkId and s.b = any(:people::bigint[]) and not s.a = any(:people::bigint[])

-- name: upsert_inferred_relationships
-- From both ends, and of each person at most so many: the likeliest.
with told as (
  select * from unnest(:a::bigint[], :b::bigint[], :permille::smallint[], :lastDays::int[]) n(a, b, permille, last_day)
),
kept as (
  insert into graph.inferred_relationships as t (network_id, a, b, permille, basis, last_day)
  select :networkId, x.a, x.b, x.permille, :inferredBases.observed, x.last_day
  from (select a, b, permille, last_day from told union all select b, a, permille, last_day from told) x
  on conflict (network_id, a, b) do update set permille = excluded.permille, last_day = excluded.last_day
  where (t.permille, t.last_day) is distinct from (excluded.permille, excluded.last_day)
)
select distinct x.person::text as "personId" from (select a as person from told union all select b from told) x

-- name: delete_weakest_inferred_relationships
-- type: :most = number
-- By the place of the row. Joined by the key, and with statistics from before a network grew, the planner ranks everything
-- again for each row: 14,000 rows were not done after two minutes. This way they take 34 ms.
delete from graph.inferred_relationships where ctid = any(array(
  select ranked.place from (
    select k.ctid as place, row_number() over (partition by k.a order by k.permille desc, k.b) as rank
    from graph.inferred_relationships k where k.network_id = :networkId and k.a = any(:people::bigint[])
  ) ranked where ranked.rank > :most
))

-- name: delete_inferred_relationships_of
delete from graph.inferred_relationships where network_id = :networkId and (a = any(:people::bigint[]) or b = any(:people::bigint[]))
