-- nullable: :me

-- name: list_own_meanings
-- What these handles mean among the viewer's own contacts: an address may belong to somebody they know by LinkedIn.
select k.key::text as key, k.person_id::text as "personId" from contacts.contact_keys k
where k.network_id = (select identity.viewer_network_id()) and k.key = any(:keys::bigint[])

-- name: rank_candidates
-- nullable: :unwanted
-- not null: name, isOwn, slot, option, slotFit
-- The candidates that the index found, read and compared with the question: what counts is what the viewer sees, their own
-- entries, those of who shares with them, and the directory's. Each slot may be found on another entry of the same person.
-- A slot counts by its weight; slot 0 is not required, and its weight comes first; a slot behind those of the question is not
-- either, and nobody is found by it.
with asked as materialized (
  select * from unnest(:slots::int[], :worths::int[], :queries::tsquery[]) with ordinality a(slot, worth, query, number)
),
candidates as materialized (
  select unnest(:people::bigint[]) as person_id
),
seen as materialized (
  select e.person_id, e.network_id, v.trust_weight * coalesce(e.strength, 0) as score
  from candidates m
  cross join lateral (select e.person_id, e.network_id, e.strength from contacts.relationships e where e.person_id = m.person_id offset 0) e
  join identity.visible_networks v on v.viewer_network_id = :me::int and v.network_id = e.network_id
),
-- Lists and not `exists`: the planner takes each of these for a row or two, and would read them all for every person.
-- Of entries with the same words one is enough: the viewer's own, the directory's last.
entries as materialized (
  select distinct on (e.person_id, c.search_vector) e.person_id, e.network_id, c.search_vector, c.kind, c.name, c.title, c.company, c.location
  from (select s.person_id, s.network_id from seen s union all select m.person_id, 0 from candidates m) e
  cross join lateral (select c.* from contacts.contacts c where c.network_id = e.network_id and c.person_id = e.person_id offset 0) c
  order by e.person_id, c.search_vector, (e.network_id = :me::int) desc, e.network_id = 0, e.network_id
),
refused as materialized (
  select e.person_id from entries e where :unwanted::tsquery is not null and e.search_vector @@ :unwanted::tsquery
),
-- On which entry, and in which way. Among equals the viewer's own, the directory's last.
matches as materialized (
  select distinct on (e.person_id, a.slot) e.person_id, a.slot, a.worth, a.number, e.network_id, e.name, e.title, e.company, e.location
  from entries e join asked a on e.search_vector @@ a.query
  where e.person_id not in (select r.person_id from refused r)
  order by e.person_id, a.slot, a.worth desc, (e.network_id = :me::int) desc, e.network_id = 0, e.network_id, a.number
),
of_kind as materialized (
  select distinct e.person_id from entries e where :kinds::int = 0 or e.kind & :kinds::int <> 0
),
fitting as materialized (
  select m.person_id, round(sum(m.worth * (:weights::float8[])[m.slot + 1]))::int as fit
  from matches m
  where m.person_id in (select k.person_id from of_kind k)
  group by m.person_id
  having array_agg(m.slot) @> :required::int[] and count(*) filter (where m.slot between 1 and :slotCount::int) > 0
),
unseen as materialized (
  select f.person_id from fitting f where f.person_id not in (select s.person_id from seen s)
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
  -- Without any path the score is unknown, and nobody is found.
  select s.* from scored s where s.fit is not null and s.score >= :leastScore::int
  order by s.fit desc, s.score desc, s.person_id limit :limit::int
)
select t.person_id::text as "personId", t.fit, t.score, m.slot, m.number::int as "option",
  round(m.worth * (:weights::float8[])[m.slot + 1])::int as "slotFit", m.name, m.title, m.company, m.location,
  m.network_id = :me::int as "isOwn", o.user_id as "ownerUserId", u.name as "ownerName"
from ranked t
join matches m on m.person_id = t.person_id and m.slot between 1 and :slotCount::int
left join identity.member_networks o on o.id = m.network_id
left join account.users u on u.id = o.user_id
order by t.fit desc, t.score desc, t.person_id, m.slot

-- name: list_words_nearby
-- not null: word
-- Words in sight that may be meant by what was typed: those that begin with the same letters and are one slip
-- away, and those that differ in the first letters. What is not in the index yet is read.
with networks as materialized (
  select n.network_id, n.is_indexed from discovery.networks_in_sight(:me::int) n
),
begun as materialized (
  select * from unnest(:beginnings::text[], :ends::text[]) b(word, word_end)
),
-- With "offset 0" beginnings are looked up in the index; without it all words of a network are compared with the pattern.
found as (
  select p.word
  from networks n cross join begun b
  cross join lateral (
    select p.word from discovery.word_postings p where p.network_id = n.network_id and p.word >= b.word and p.word < b.word_end offset 0
  ) p
  where n.is_indexed
  union all
  select p.word
  from networks n cross join unnest(:others::text[]) o(word)
  join discovery.word_postings p on p.network_id = n.network_id and p.word = o.word
  where n.is_indexed
  union all
  select l.lexeme
  from networks n join contacts.contacts c on c.network_id = n.network_id cross join lateral unnest(c.search_vector) l
  where not n.is_indexed
  union all
  select l.lexeme
  from contacts.contacts c cross join lateral unnest(c.search_vector) l
  where c.network_id = 0 and c.changed_at > (select coalesce(max(p.indexed_at), '-infinity') - interval '1 hour' from discovery.indexed_directory p) and c.changed_at < 'infinity'
  union all
  select d.word
  from begun b cross join lateral (select d.word from discovery.directory_words d where d.word >= b.word and d.word < b.word_end offset 0) d
  union all
  select d.word from unnest(:others::text[]) o(word) join discovery.directory_words d on d.word = o.word
)
select distinct f.word from found f where char_length(f.word) = any(:lengths::int[]) and f.word ~ :pattern::text

-- name: list_best_people
-- Everybody, or without those in the viewer's own network, or only those.
-- As the top of the graph: the best of all lie among the best of each. Whoever the viewer's closest seem to know comes after.
with best as (
  select e.person_id, v.trust_weight * e.strength as score
  from identity.visible_networks v
  cross join lateral (
    select e.person_id, e.strength from contacts.relationships e
    where e.network_id = v.network_id and e.strength is not null
      and (:known::text = 'everybody' or (:known::text = 'contacts') = exists (
        select from contacts.contacts o where o.network_id = :me::int and o.person_id = e.person_id))
      and (:kinds::int = 0 or exists (
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
  where :known::text = 'everybody' or (:known::text = 'contacts') = exists (
    select from contacts.contacts o where o.network_id = :me::int and o.person_id = k.b)
)
select b.person_id::text as "personId", max(b.score) as score from best b
where b.score >= :leastScore::int
group by b.person_id order by max(b.score) desc, b.person_id limit :limit::int

-- name: list_companies_in_sight
-- not null: companyId
-- Those of these companies at which the viewer sees anybody.
select q.company_id::text as "companyId"
from unnest(:companies::bigint[]) q(company_id)
where exists (
  select from (select v.network_id from identity.visible_networks v where v.viewer_network_id = :me::int union all select 0) n
  join contacts.contacts c on c.network_id = n.network_id and c.company_id = q.company_id
)

-- name: list_named_companies
-- not null: companyId, company, known
-- Which of these companies the viewer sees anybody at, as it is written there, and how many there are contacts of theirs whom they do not deny to know.
select q.company_id::text as "companyId", c.company, (select count(*)::int from contacts.relationships e where e.network_id = :me::int and e.company_id = q.company_id
  and not exists (select from contacts.contact_details d
    where d.network_id = e.network_id and d.person_id = e.person_id and d.familiarity = 'not_at_all')) as known
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

-- name: list_employer_places
-- not null: personId, location, times, isSeat
-- Of those of these people of whom no entry in sight says where they are: where the directory says that their company sits,
-- and where contacts in sight say they are who work there, and how many.
with networks as materialized (
  select v.network_id from identity.visible_networks v where v.viewer_network_id = :me::int union all select 0
),
entries as materialized (
  select c.person_id, c.company_id, c.location
  from unnest(:people::bigint[]) p(person_id) cross join networks n
  cross join lateral (select c.* from contacts.contacts c where c.network_id = n.network_id and c.person_id = p.person_id offset 0) c
),
unplaced as materialized (
  select e.person_id, max(e.company_id) as company_id from entries e group by e.person_id
  having count(e.location) = 0 and count(e.company_id) > 0
),
companies as materialized (select distinct u.company_id from unplaced u),
places as materialized (
  select k.company_id, p.location, null::int as times from companies k join contacts.places p on p.id = k.company_id
  where p.location is not null
  union all
  select k.company_id, c.location, count(distinct c.person_id)::int
  from companies k cross join networks n
  cross join lateral (select c.* from contacts.contacts c where c.network_id = n.network_id and c.company_id = k.company_id offset 0) c
  where c.location is not null group by k.company_id, c.location
)
select u.person_id::text as "personId", p.location, coalesce(p.times, 0) as times, p.times is null as "isSeat"
from unplaced u join places p on p.company_id = u.company_id
