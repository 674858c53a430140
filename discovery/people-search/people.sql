-- nullable: :me

-- name: list_own_meanings
-- What these handles mean among the viewer's own contacts: an address may belong to somebody they know by LinkedIn.
select k.key::text as key, k.person_id::text as "personId" from contacts.contact_keys k
where k.network_id = (select identity.viewer_network_id()) and k.key = any(:keys::bigint[])

-- name: search_people
-- nullable: :unwanted
-- not null: name, isOwn, slot, option
-- Candidates come from the tokens, which are everybody's, and nothing is cut there. Who counts, and for how much, is seen
-- on what the viewer sees: their own entries, those of who shares with them, and the directory's. Each slot may be found
-- on another entry of the same person. Slot 0 is not required.
with meant as materialized (
  select contacts.expand_tokens(:first::int[], :firstVariants::int[]) as first, contacts.expand_tokens(:second::int[], :secondVariants::int[]) as second,
    contacts.expand_tokens(:third::int[], :thirdVariants::int[]) as third
),
candidates as materialized (
  select w.person_id from contacts.search_tokens w
  where w.tokens && (select first from meant) and w.tokens && (select second from meant) and w.tokens && (select third from meant)
),
seen as materialized (
  select e.person_id, e.network_id, v.trust_weight * coalesce(e.strength, 0) as score
  from candidates m
  join contacts.relationships e on e.person_id = m.person_id
  join identity.visible_networks v on v.viewer_network_id = :me::int and v.network_id = e.network_id
),
entries as materialized (
  select c.person_id, c.network_id, c.search_vector, c.kind
  from seen s join contacts.contacts c on c.network_id = s.network_id and c.person_id = s.person_id
  where c.search_vector @@ :any::tsquery
  union all
  select c.person_id, c.network_id, c.search_vector, c.kind
  from candidates m join contacts.contacts c on c.network_id = 0 and c.person_id = m.person_id
  where c.search_vector @@ :any::tsquery
),
asked as materialized (
  select * from unnest(:slots::int[], :worths::int[], :queries::tsquery[]) with ordinality a(slot, worth, query, number)
),
matches as materialized (
  select e.person_id, a.slot, max(a.worth) as worth
  from entries e join asked a on e.search_vector @@ a.query
  group by e.person_id, a.slot
),
fitting as materialized (
  select m.person_id, (sum(m.worth) / :slotCount::int)::int as fit
  from matches m
  -- Lists and not `exists`: the planner takes the entries for a row or two, and would read them all for every person.
  where (:kinds::int = 0 or m.person_id in (select e.person_id from entries e where e.kind & :kinds::int <> 0))
    and (:unwanted::tsquery is null or m.person_id not in (select e.person_id from entries e where e.search_vector @@ :unwanted::tsquery))
  group by m.person_id
  having count(*) filter (where m.slot > 0) = :slotCount::int
),
-- Whom nobody in sight has as a contact; looked at one by one, and so the best few hundred.
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
-- Side by side and not joined: the planner takes all of these for a row or two, and would compare each with each.
scored as (
  select m.person_id, m.fit, max(m.reach) over (partition by m.person_id) as score
  from (
    select f.person_id, f.fit, null::int as reach from fitting f
    union all
    select r.person_id, null, r.score from reached r
  ) m
),
ranked as materialized (
  select s.*, (count(*) over ())::int as total from scored s
  -- Without any path the score is unknown, and nobody is found.
  where s.fit is not null and s.score >= :leastScore::int
  order by s.fit desc, s.score desc, s.person_id limit :limit::int
)
-- A row for each slot: on which entry, and in which way. Among equals the viewer's own, the directory's last.
select t.person_id::text as "personId", t.fit, t.score, t.total, w.slot, w.number::int as "option", w.name, w.title, w.company, w.location,
  w.network_id = :me::int as "isOwn", o.user_id as "ownerUserId", u.name as "ownerName"
from ranked t
cross join lateral (
  select distinct on (a.slot) a.slot, a.number, c.network_id, c.name, c.title, c.company, c.location
  from entries e
  join asked a on e.search_vector @@ a.query
  join contacts.contacts c on c.network_id = e.network_id and c.person_id = e.person_id
  where e.person_id = t.person_id and a.slot > 0
  order by a.slot, a.worth desc, (e.network_id = :me::int) desc, e.network_id = 0, e.network_id
) w
left join identity.member_networks o on o.id = w.network_id
left join account.users u on u.id = o.user_id
order by t.fit desc, t.score desc, t.person_id, w.slot

-- name: list_words_nearby
-- Words of names and companies that the viewer can see, of people who may match when slips are forgiven.
with meant as materialized (
  select contacts.expand_tokens(:first::int[], :firstVariants::int[]) as first, contacts.expand_tokens(:second::int[], :secondVariants::int[]) as second,
    contacts.expand_tokens(:third::int[], :thirdVariants::int[]) as third
),
candidates as materialized (
  select w.person_id from contacts.search_tokens w
  where w.tokens && (select first from meant) and w.tokens && (select second from meant) and w.tokens && (select third from meant)
)
select distinct l.lexeme as word from (
  select c.search_vector from candidates m
  join contacts.relationships e on e.person_id = m.person_id
  join contacts.contacts c on c.network_id = e.network_id and c.person_id = e.person_id
  union all
  select c.search_vector from candidates m join contacts.contacts c on c.network_id = 0 and c.person_id = m.person_id
) s cross join lateral unnest(s.search_vector) l
where char_length(l.lexeme) = any(:lengths::int[]) and ('A' = any(l.weights) or 'B' = any(l.weights)) and not starts_with(l.lexeme, '=')

-- name: list_best_people
-- As the top of the graph: the best of all lie among the best of each. Whoever the viewer's closest seem to know comes after.
with best as (
  select e.person_id, v.trust_weight * e.strength as score
  from identity.visible_networks v
  cross join lateral (
    select e.person_id, e.strength from contacts.relationships e
    where e.network_id = v.network_id and e.strength is not null and (:kinds::int = 0 or exists (
      select from contacts.contacts c where c.network_id = e.network_id and c.person_id = e.person_id and c.kind & :kinds::int <> 0))
    order by e.strength desc nulls last, e.person_id limit :limit::int
  ) e
  where v.viewer_network_id = :me::int
  union all
  select k.b, e.strength * floor(k.permille * :certain::float8 + 0.5)::int
  from (
    select e.person_id, e.strength from contacts.relationships e
    where e.network_id = :me::int and e.strength is not null
    order by e.strength desc, e.person_id limit 100
  ) e
  join graph.inferred_relationships k on k.network_id = 0 and k.a = e.person_id and k.basis = :inferredBases.employer and k.permille >= :carrying::int
  join contacts.contacts c on c.network_id = 0 and c.person_id = k.b and (:kinds::int = 0 or c.kind & :kinds::int <> 0)
)
select b.person_id::text as "personId", max(b.score) as score from best b
where b.score >= :leastScore::int
group by b.person_id order by max(b.score) desc, b.person_id limit :limit::int

-- name: has_letters
select exists (
  select from contacts.relationships e where e.network_id = :me::int and e.n_messages + e.n_meetings > 0
) as "hasLetters"

-- name: list_domains
-- not null: domain
-- The employers' domains of their addresses, as far as the viewer sees an entry; never the addresses.
select distinct e.person_id::text as "personId", substr(l.lexeme, length('=domain:') + 1) as domain
from contacts.relationships e
join contacts.contacts c on c.network_id = e.network_id and c.person_id = e.person_id
cross join lateral unnest(c.search_vector) l
where e.person_id = any(:people::bigint[]) and starts_with(l.lexeme, '=domain:')
