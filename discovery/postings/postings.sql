-- name: delete_postings
delete from discovery.indexed_networks p where p.network_id = :networkId::int

-- name: insert_postings
-- One statement, so that the postings and the version are of the same moment. A contact has the words of their entry and
-- those that the directory says of them.
with entries as materialized (
  select e.is_hidden as is_private, e.person_id, coalesce(e.strength, 0) as strength, c.kind, c.search_vector, 0 as source
  from contacts.relationships e join contacts.contacts c on c.network_id = e.network_id and c.person_id = e.person_id
  where e.network_id = :networkId::int
  union all
  select e.is_hidden, e.person_id, coalesce(e.strength, 0), c.kind, c.search_vector, 16
  from contacts.relationships e join contacts.contacts c on c.network_id = 0 and c.person_id = e.person_id
  where e.network_id = :networkId::int
),
posted as (
  insert into discovery.indexed_networks (network_id, is_private, version, indexed_at)
  select o.id, s.is_private, coalesce(v.version, 0), now()
  from (values (false), (true)) s(is_private)
  join identity.member_networks o on o.id = :networkId::int
  left join identity.network_versions v on v.network_id = o.id and v.is_hidden = s.is_private
)
insert into discovery.word_postings (network_id, word, is_private, hits)
select o.id, x.lexeme, x.is_private, string_agg(int8send(x.person_id) || int4send((x.strength << 16) | (x.kind << 5) | x.source | x.fields), '')
from (
  select e.is_private, e.person_id, e.strength, e.kind::int as kind, e.source, l.lexeme,
    ('A' = any(l.weights))::int | (('B' = any(l.weights))::int << 1) | (('C' = any(l.weights))::int << 2) | (('D' = any(l.weights))::int << 3) as fields
  from entries e cross join lateral unnest(e.search_vector) l
) x
join identity.member_networks o on o.id = :networkId::int
group by o.id, x.lexeme, x.is_private

-- name: delete_directory_postings
with gone as (delete from discovery.directory_words)
delete from discovery.indexed_directory

-- name: insert_directory_postings
with posted as (
  insert into discovery.indexed_directory (version, indexed_at)
  select coalesce((select v.version from identity.network_versions v where v.network_id = 0), 0), now()
)
insert into discovery.directory_words (word, hits)
select x.lexeme, string_agg(int8send(x.person_id) || int4send((x.kind << 5) | 16 | x.fields), '')
from (
  select c.person_id, c.kind::int as kind, l.lexeme,
    ('A' = any(l.weights))::int | (('B' = any(l.weights))::int << 1) | (('C' = any(l.weights))::int << 2) | (('D' = any(l.weights))::int << 3) as fields
  from contacts.contacts c cross join lateral unnest(c.search_vector) l
  where c.network_id = 0
) x
group by x.lexeme

-- name: list_reach
-- not null: hits, version
-- Whom of the directory the contacts of a network may know, by a relationship or at the same company, and how well.
with own as materialized (
  select e.person_id, e.company_id, e.strength from contacts.relationships e where e.network_id = :networkId::int and e.strength is not null
),
employers as materialized (
  select f.company_id, f.strength, q.permille
  from (
    select o.company_id, max(o.strength) as strength from own o where o.company_id is not null group by o.company_id
  ) f
  cross join lateral (select (select p.people from contacts.places p where p.id = f.company_id) as people) p
  cross join lateral (
    select least(:colleagues::int, round(1000 * (1 - exp(- :met::float8 / greatest(1, coalesce(p.people, :unknownSize::int) - 1))))::int) as permille
  ) q
  where q.permille >= :carrying::int
),
known as (
  select k.b as person_id, o.strength * floor(k.permille * :certain::float8 + 0.5)::int as score
  from own o cross join (values (0), (:networkId::int)) n(network_id)
  cross join lateral (
    select k.b, k.permille from graph.inferred_relationships k
    where k.network_id = n.network_id and k.a = o.person_id and k.basis in (:inferredBases.observed, :inferredBases.employer) and k.permille >= :carrying::int offset 0
  ) k
  union all
  select l.person_id, f.strength * floor(f.permille * :certain::float8 + 0.5)::int
  from employers f
  cross join lateral (select l.person_id from contacts.contacts l where l.network_id = 0 and l.company_id = f.company_id offset 0) l
)
select coalesce(string_agg(int8send(k.person_id) || int4send(k.score), ''), '') as hits,
  coalesce((select string_agg(concat_ws(':', v.network_id, v.is_hidden, v.version), ' ' order by v.network_id, v.is_hidden)
    from identity.network_versions v where v.network_id in (0, :networkId::int)), '') as version
from (
  select k.person_id, max(k.score) as score from known k
  where exists (select from contacts.contacts l where l.network_id = 0 and l.person_id = k.person_id)
  group by k.person_id
) k

-- name: upsert_reach
insert into discovery.directory_reach (network_id, version, hits)
select o.id, :version::text, :hits::bytea from identity.member_networks o where o.id = :networkId::int
on conflict (network_id) do update set version = excluded.version, hits = excluded.hits

-- name: list_networks_to_post
-- Those without postings, those of another state, and those posted before the directory changed or too soon after it: as
-- long as one is in sight, a search reads again what the directory said since then.
select o.id as "networkId"
from identity.member_networks o
left join discovery.indexed_networks p on p.network_id = o.id and not p.is_private
left join identity.network_versions v on v.network_id = o.id and not v.is_hidden
where o.id > 0 and (p.network_id is null or p.version <> coalesce(v.version, 0)
  or p.indexed_at < (select max(c.changed_at) + interval '10 minutes' from contacts.contacts c where c.network_id = 0))
order by p.indexed_at nulls first, o.id
limit :limit::int
