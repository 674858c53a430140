-- nullable: :me

-- name: search_loosely
-- nullable: :unwanted, :among
-- not null: name, isOwn, slot, option, total, slotFit
-- People who match some parts of the question; more parts and rarer parts rank higher. Candidates come from the postings of
-- visible networks and from people of the directory whom a contact may know. Only the best candidates by tokens are read,
-- and how rare a part is is counted among those of them that the viewer can see. People who match too little are not
-- counted in the total, and are left out after entries of one person were joined.
with meant as materialized (
  select contacts.expand_tokens(:first::int[], :firstVariants::int[]) as first, contacts.expand_tokens(:second::int[], :secondVariants::int[]) as second,
    contacts.expand_tokens(:third::int[], :thirdVariants::int[]) as third
),
asked as materialized (
  select * from unnest(:slots::int[], :worths::int[], :queries::tsquery[]) with ordinality a(slot, worth, query, number)
),
own as materialized (
  select e.person_id, e.company_id from contacts.relationships e where e.network_id = :me::int
),
tied as materialized (
  select k.b as person_id
  from own o cross join (values (0), (:me::int)) n(network_id)
  cross join lateral (
    select k.b from graph.inferred_relationships k
    where k.network_id = n.network_id and k.a = o.person_id and k.basis in (:inferredBases.observed, :inferredBases.employer) and k.permille >= :carrying::int offset 0
  ) k
),
employers as materialized (
  select f.company_id
  from (select distinct o.company_id from own o where o.company_id is not null) f
  cross join lateral (select (select p.people from contacts.places p where p.id = f.company_id) as people) p
  where least(:colleagues::int, round(1000 * (1 - exp(- :met::float8 / greatest(1, coalesce(p.people, :unknownSize::int) - 1))))::int) >= :carrying::int
),
directory as materialized (
  select exists (
    select from discovery.posted_directory p where p.version = coalesce((select v.version from identity.network_versions v where v.network_id = 0), 0)
  ) as is_posted
),
wanted as materialized (
  select q.slot, t.token
  from meant m cross join lateral discovery.slots_of(m.first, m.second, m.third) q cross join lateral unnest(q.tokens) t(token)
),
listed as (
  select t.person_id from tied t where not (select is_posted from directory)
  union
  select l.person_id from employers f join contacts.contacts l on l.network_id = 0 and l.company_id = f.company_id where not (select is_posted from directory)
),
found as materialized (
  select p.network_id, p.person_id, p.slots from meant m cross join lateral discovery.find_posted(:me::int, m.first, m.second, m.third) p
  union all
  select 0, x.person_id, bit_or(x.slot)
  from (
    select p.person_id, w.slot
    from wanted w
    cross join lateral (select unnest(p.people) as person_id, unnest(p.companies) as company_id from discovery.directory_postings p where p.token = w.token) p
    where (select is_posted from directory) and (p.company_id in (select f.company_id from employers f) or p.person_id in (select t.person_id from tied t))
    union all
    select l.person_id, q.slot
    from listed l
    cross join lateral (select k.tokens from contacts.search_tokens k where k.person_id = l.person_id offset 0) k
    join meant m on true
    join lateral discovery.slots_of(m.first, m.second, m.third) q on k.tokens && q.tokens
  ) x
  group by x.person_id
),
seen as materialized (
  select e.person_id, e.network_id, f.slots, v.trust_weight * coalesce(e.strength, 0) as score
  from found f
  join identity.visible_networks v on v.viewer_network_id = :me::int and v.network_id = f.network_id
  cross join lateral (select e.person_id, e.network_id, e.strength from contacts.relationships e where e.network_id = f.network_id and e.person_id = f.person_id offset 0) e
),
candidates as materialized (
  select c.person_id
  from (
    select s.person_id, s.slots, s.score from seen s
    union all
    select f.person_id, f.slots, 0 from found f where f.network_id = 0
  ) c
  where :among::bigint[] is null or c.person_id = any(:among::bigint[])
  group by c.person_id
  order by (bit_or(c.slots) & 1) + (bit_or(c.slots) >> 1 & 1) + (bit_or(c.slots) >> 2 & 1) desc, max(c.score) desc, c.person_id
  limit :candidates::int
),
entries as materialized (
  select s.person_id, s.network_id from seen s where s.person_id in (select c.person_id from candidates c)
  union all
  select c.person_id, 0 from candidates c
),
refused as materialized (
  select e.person_id from entries e
  cross join lateral (select c.search_vector from contacts.contacts c where c.network_id = e.network_id and c.person_id = e.person_id offset 0) c
  where :unwanted::tsquery is not null and c.search_vector @@ :unwanted::tsquery
),
matches as materialized (
  select e.person_id, a.slot, max(a.worth) as worth, bool_or(c.kind & :kinds::int <> 0) as has_kind
  from entries e
  cross join lateral (select c.search_vector, c.kind from contacts.contacts c where c.network_id = e.network_id and c.person_id = e.person_id offset 0) c
  join asked a on c.search_vector @@ a.query
  where e.person_id not in (select r.person_id from refused r)
  group by e.person_id, a.slot
),
weights as materialized (
  select m.slot, ln(2 + :people::float8 / count(*)) * (:weights::float8[])[m.slot] as weight
  from matches m where m.slot > 0 group by m.slot
),
fitting as materialized (
  select m.person_id, round(sum(m.worth * coalesce(w.weight, 0.1)))::int as fit
  from matches m left join weights w on w.slot = m.slot
  group by m.person_id
  having count(*) filter (where m.slot > 0) > 0 and array_agg(m.slot) @> :required::int[] and (:kinds::int = 0 or bool_or(m.has_kind))
),
unseen as materialized (
  select f.person_id from fitting f where f.person_id not in (select s.person_id from seen s) order by f.fit desc, f.person_id limit 300
),
reached as (
  select s.person_id, s.score from seen s
  union all
  select f.person_id, e.strength * floor(k.permille * :certain::float8 + 0.5)::int
  from unseen f
  join graph.inferred_relationships k on k.network_id in (0, :me::int) and k.a = f.person_id and k.basis in (:inferredBases.observed, :inferredBases.employer) and k.permille >= :carrying::int
  join contacts.relationships e on e.network_id = :me::int and e.person_id = k.b
  union all
  select f.person_id, e.strength * floor(q.permille * :certain::float8 + 0.5)::int
  from unseen f
  join contacts.contacts l on l.network_id = 0 and l.person_id = f.person_id and l.company_id is not null
  left join contacts.places p on p.id = l.company_id
  cross join lateral (
    select least(:colleagues::int, round(1000 * (1 - exp(- :met::float8 / greatest(1, coalesce(p.people, :unknownSize::int) - 1))))::int) as permille
  ) q
  join contacts.contacts c on c.network_id = :me::int and c.company_id = l.company_id and c.person_id <> f.person_id
  join contacts.relationships e on e.network_id = c.network_id and e.person_id = c.person_id
  where q.permille >= :carrying::int
),
scored as (
  select m.person_id, m.fit, max(m.reach) over (partition by m.person_id) as score
  from (
    select f.person_id, f.fit, null::int as reach from fitting f
    union all
    select r.person_id, null, r.score from reached r
  ) m
),
ranked as materialized (
  select s.*, (count(*) filter (where s.fit >= :leastShare::float8 * (select max(f.fit) from fitting f)) over ())::int as total
  from scored s
  where s.fit is not null and s.score >= :leastScore::int
  order by s.fit desc, s.score desc, s.person_id limit :limit::int
),
shown as materialized (
  select e.person_id, e.network_id, c.search_vector
  from (select x.person_id, x.network_id from entries x where x.person_id in (select r.person_id from ranked r)) e
  cross join lateral (select c.search_vector from contacts.contacts c where c.network_id = e.network_id and c.person_id = e.person_id offset 0) c
),
found_on as materialized (
  select distinct on (e.person_id, a.slot) e.person_id, e.network_id, a.slot, a.number, a.worth
  from shown e join asked a on e.search_vector @@ a.query
  where a.slot > 0
  order by e.person_id, a.slot, a.worth desc, (e.network_id = :me::int) desc, e.network_id = 0, e.network_id, a.number
)
select t.person_id::text as "personId", t.fit, t.score, t.total, w.slot, w.number::int as "option", round(w.worth * coalesce(g.weight, 0.1))::int as "slotFit", c.name, c.title, c.company, c.location,
  w.network_id = :me::int as "isOwn", o.user_id as "ownerUserId", u.name as "ownerName"
from ranked t
join found_on w on w.person_id = t.person_id
left join weights g on g.slot = w.slot
cross join lateral (select c.name, c.title, c.company, c.location from contacts.contacts c where c.network_id = w.network_id and c.person_id = w.person_id offset 0) c
left join identity.member_networks o on o.id = w.network_id
left join account.users u on u.id = o.user_id
order by t.fit desc, t.score desc, t.person_id, w.slot
