-- nullable: :me

-- name: list_own_meanings
-- What these handles mean among the viewer's own contacts: an address may belong to somebody they know by LinkedIn.
select k.key::text as key, k.person_id::text as "personId" from contacts.contact_keys k
where k.network_id = (select identity.viewer_network_id()) and k.key = any(:keys::bigint[])

-- name: search_people
-- nullable: :unwanted, :among
-- not null: name, isOwn, slot, option
-- Candidates come from the tokens, and nothing is cut there. Who counts, and for how much, is seen on what the viewer
-- sees: their own entries, those of who shares with them, and the directory's. Each slot may be found on another entry of
-- the same person. Slot 0 is not required.
-- Where every slot is common on the server, candidates come from the postings of the networks that the viewer sees, so
-- that the cost is that of their networks. Both ways find the same people.
-- The nearest are read first. Where enough of them fit as well as anybody can, those further away are not read, and `total`
-- is unknown: they could only come after.
with meant as materialized (
  select contacts.expand_tokens(:first::int[], :firstVariants::int[]) as first, contacts.expand_tokens(:second::int[], :secondVariants::int[]) as second,
    contacts.expand_tokens(:third::int[], :thirdVariants::int[]) as third
),
way as materialized (
  select min(s.people) >= :common::int as is_common
  from meant m cross join lateral (values (m.first), (m.second), (m.third)) q(tokens)
  cross join lateral (select coalesce(sum(t.people), 0) as people from discovery.common_tokens t where t.token = any(q.tokens)) s
),
directory as materialized (
  select exists (
    select from discovery.posted_directory p where p.version = coalesce((select v.version from identity.network_versions v where v.network_id = 0), 0)
  ) as is_posted
),
-- Of the directory only those count whom a contact of the viewer may know: by a relationship, or at the same company.
own as materialized (
  select e.person_id, e.company_id from contacts.relationships e where e.network_id = :me::int and (select is_common from way)
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
wanted as materialized (
  select q.slot, t.token
  from meant m cross join lateral discovery.slots_of(m.first, m.second, m.third) q cross join lateral unnest(q.tokens) t(token)
  where (select is_common from way)
),
listed as (
  select t.person_id from tied t where not (select is_posted from directory)
  union
  select l.person_id from employers f join contacts.contacts l on l.network_id = 0 and l.company_id = f.company_id where not (select is_posted from directory)
),
-- Which slots each may have, by entry: in all networks the same, because people are posted under the tokens of everybody.
found as materialized (
  select p.network_id, p.person_id, p.slots
  from meant m cross join lateral discovery.find_posted(:me::int, m.first, m.second, m.third) p
  where (select is_common from way)
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
matched as materialized (
  select f.person_id from found f group by f.person_id having bit_or(f.slots) = (select bit_or(w.slot) from wanted w)
),
candidates as materialized (
  select c.person_id
  from (
    select w.person_id from contacts.search_tokens w
    where not (select is_common from way) and w.tokens && (select first from meant) and w.tokens && (select second from meant) and w.tokens && (select third from meant)
    union all
    select m.person_id from matched m
  ) c
  where :among::bigint[] is null or c.person_id = any(:among::bigint[])
),
seen as materialized (
  select e.person_id, e.network_id, v.trust_weight * coalesce(e.strength, 0) as score
  from candidates m
  join contacts.relationships e on e.person_id = m.person_id
  join identity.visible_networks v on v.viewer_network_id = :me::int and v.network_id = e.network_id
  where not (select is_common from way)
  union all
  select e.person_id, e.network_id, v.trust_weight * coalesce(e.strength, 0)
  from found f
  join identity.visible_networks v on v.viewer_network_id = :me::int and v.network_id = f.network_id
  cross join lateral (select e.person_id, e.network_id, e.strength from contacts.relationships e where e.network_id = f.network_id and e.person_id = f.person_id offset 0) e
  where f.person_id in (select m.person_id from candidates m)
),
asked as materialized (
  select * from unnest(:slots::int[], :worths::int[], :queries::tsquery[]) with ordinality a(slot, worth, query, number)
),
nearest as materialized (
  select s.person_id from seen s group by s.person_id order by max(s.score) desc, s.person_id limit :nearest::int
),
-- Lists and not `exists`: the planner takes each of these for a row or two, and would read them all for every person.
entries as materialized (
  select s.person_id, s.network_id, s.person_id in (select n.person_id from nearest n) as is_near from seen s
  union all
  select m.person_id, 0, m.person_id in (select n.person_id from nearest n) or m.person_id not in (select s.person_id from seen s) from candidates m
),
refused as materialized (
  select e.person_id from entries e
  cross join lateral (select c.search_vector from contacts.contacts c where c.network_id = e.network_id and c.person_id = e.person_id offset 0) c
  where :unwanted::tsquery is not null and c.search_vector @@ :unwanted::tsquery
),
near_matches as materialized (
  select e.person_id, a.slot, max(a.worth) as worth, bool_or(c.kind & :kinds::int <> 0) as has_kind
  from entries e
  cross join lateral (select c.search_vector, c.kind from contacts.contacts c where c.network_id = e.network_id and c.person_id = e.person_id offset 0) c
  join asked a on c.search_vector @@ a.query
  where e.is_near and e.person_id not in (select r.person_id from refused r)
  group by e.person_id, a.slot
),
near_fitting as materialized (
  select m.person_id, (sum(m.worth) / :slotCount::int)::int as fit
  from near_matches m group by m.person_id
  having count(*) filter (where m.slot > 0) = :slotCount::int and (:kinds::int = 0 or bool_or(m.has_kind))
),
enough as materialized (
  select count(*) >= :limit::int as is_enough from near_fitting f
  where f.person_id in (select n.person_id from nearest n)
    and f.fit = (select (sum(b.worth) / :slotCount::int)::int from (select max(a.worth) as worth from asked a group by a.slot) b)
),
far_matches as materialized (
  select e.person_id, a.slot, max(a.worth) as worth, bool_or(c.kind & :kinds::int <> 0) as has_kind
  from entries e
  cross join lateral (select c.search_vector, c.kind from contacts.contacts c where c.network_id = e.network_id and c.person_id = e.person_id offset 0) c
  join asked a on c.search_vector @@ a.query
  where not (select is_enough from enough) and not e.is_near and e.person_id not in (select r.person_id from refused r)
  group by e.person_id, a.slot
),
fitting as materialized (
  select f.person_id, f.fit from near_fitting f
  union all
  select m.person_id, (sum(m.worth) / :slotCount::int)::int
  from far_matches m group by m.person_id
  having count(*) filter (where m.slot > 0) = :slotCount::int and (:kinds::int = 0 or bool_or(m.has_kind))
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
  select s.*, case when not (select is_enough from enough) or not exists (select from entries e where not e.is_near) then (count(*) over ())::int end as total
  from scored s
  -- Without any path the score is unknown, and nobody is found.
  where s.fit is not null and s.score >= :leastScore::int
  order by s.fit desc, s.score desc, s.person_id limit :limit::int
),
-- Of the few who are shown.
shown as materialized (
  select e.person_id, e.network_id, c.search_vector
  from (select x.person_id, x.network_id from entries x where x.person_id in (select r.person_id from ranked r)) e
  cross join lateral (select c.search_vector from contacts.contacts c where c.network_id = e.network_id and c.person_id = e.person_id offset 0) c
),
-- A row for each slot: on which entry, and in which way. Among equals the viewer's own, the directory's last.
found_on as materialized (
  select distinct on (e.person_id, a.slot) e.person_id, e.network_id, a.slot, a.number
  from shown e join asked a on e.search_vector @@ a.query
  where a.slot > 0
  order by e.person_id, a.slot, a.worth desc, (e.network_id = :me::int) desc, e.network_id = 0, e.network_id, a.number
)
select t.person_id::text as "personId", t.fit, t.score, t.total, w.slot, w.number::int as "option", c.name, c.title, c.company, c.location,
  w.network_id = :me::int as "isOwn", o.user_id as "ownerUserId", u.name as "ownerName"
from ranked t
join found_on w on w.person_id = t.person_id
cross join lateral (select c.name, c.title, c.company, c.location from contacts.contacts c where c.network_id = w.network_id and c.person_id = w.person_id offset 0) c
left join identity.member_networks o on o.id = w.network_id
left join account.users u on u.id = o.user_id
order by t.fit desc, t.score desc, t.person_id, w.slot

-- name: list_words_nearby
-- Words of names and companies that the viewer can see, of people who may match when slips are forgiven. From the postings
-- of the networks in sight and of the directory: so many on the server nearly have a word.
with meant as materialized (
  select contacts.expand_tokens(:first::int[], :firstVariants::int[]) as first, contacts.expand_tokens(:second::int[], :secondVariants::int[]) as second,
    contacts.expand_tokens(:third::int[], :thirdVariants::int[]) as third
),
asked as materialized (
  select q.slot, q.tokens from meant m cross join lateral discovery.slots_of(m.first, m.second, m.third) q
),
directory as materialized (
  select exists (
    select from discovery.posted_directory p where p.version = coalesce((select v.version from identity.network_versions v where v.network_id = 0), 0)
  ) as is_posted
),
found as materialized (
  select p.network_id, p.person_id, p.slots from meant m cross join lateral discovery.find_posted(:me::int, m.first, m.second, m.third) p
  union all
  select 0, p.person_id, bit_or(a.slot)
  from asked a cross join lateral unnest(a.tokens) t(token)
  cross join lateral (select unnest(p.people) as person_id from discovery.directory_postings p where p.token = t.token) p
  where (select is_posted from directory)
  group by p.person_id
  union all
  select 0, w.person_id, (select bit_or(a.slot) from asked a)
  from contacts.search_tokens w
  where not (select is_posted from directory) and w.tokens && (select first from meant) and w.tokens && (select second from meant) and w.tokens && (select third from meant)
),
matched as materialized (
  select f.person_id from found f group by f.person_id having bit_or(f.slots) = (select bit_or(a.slot) from asked a)
)
select distinct l.lexeme as word
from found f
cross join lateral (select c.search_vector from contacts.contacts c where c.network_id = f.network_id and c.person_id = f.person_id offset 0) c
cross join lateral unnest(c.search_vector) l
where f.person_id in (select m.person_id from matched m)
  and char_length(l.lexeme) = any(:lengths::int[]) and ('A' = any(l.weights) or 'B' = any(l.weights)) and not starts_with(l.lexeme, '=')

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

-- name: list_named_companies
-- not null: companyId, company, known
-- Which of these companies the viewer sees anybody at, as it is written there, and how many there are contacts of theirs.
select q.company_id::text as "companyId", c.company, (select count(*)::int from contacts.relationships e where e.network_id = :me::int and e.company_id = q.company_id) as known
from unnest(:companies::bigint[]) q(company_id)
cross join lateral (
  select c.company from (select v.network_id from identity.visible_networks v where v.viewer_network_id = :me::int union all select 0) n
  join contacts.contacts c on c.network_id = n.network_id and c.company_id = q.company_id and c.company is not null
  order by n.network_id desc, c.company limit 1
) c

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
