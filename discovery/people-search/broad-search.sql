-- nullable: :me

-- name: rank_listed
-- nullable: :unwanted
-- not null: slot, option
-- The candidates that the directory lists, whether or not there is a path to them, compared with the question.
with asked as materialized (
  select * from unnest(:slots::int[], :worths::int[], :queries::tsquery[]) with ordinality a(slot, worth, query, number)
),
entries as materialized (
  select c.person_id, c.name, c.title, c.company, c.location, c.search_vector
  from unnest(:people::bigint[]) m(person_id) join contacts.contacts c on c.network_id = 0 and c.person_id = m.person_id
  where c.search_vector @@ :any::tsquery and c.person_id <> all(:except::bigint[])
    and (:unwanted::tsquery is null or not c.search_vector @@ :unwanted::tsquery)
),
matches as materialized (
  select distinct on (e.person_id, a.slot) e.person_id, a.slot, a.worth, a.number
  from entries e join asked a on e.search_vector @@ a.query
  order by e.person_id, a.slot, a.worth desc
),
ranked as materialized (
  select m.person_id, sum(m.worth) as fit from matches m
  group by m.person_id having count(*) filter (where m.slot > 0) = :slotCount::int
  order by fit desc, m.person_id limit :limit::int
)
select e.person_id::text as "personId", e.name, e.title, e.company, e.location, m.slot, m.number::int as "option"
from ranked r join entries e on e.person_id = r.person_id join matches m on m.person_id = r.person_id and m.slot > 0
order by r.fit desc, r.person_id, m.slot

-- name: list_deleted_among
-- Whoever was erased by the viewer, or for everybody, does not come back through a provider.
select e.key::text as key from contacts.deletions e where e.network_id in (0, :me::int) and e.key = any(:keys::bigint[])
