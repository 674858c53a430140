-- nullable: :me

-- name: read_postings
-- nullable: lists, reach, entries
-- not null: isWhole
-- What the index holds for these words among the networks that the viewer sees and in the directory, in one value each:
-- parsing a row costs Node more than the list in it, and as base64: PostgreSQL's own text of bytes is half as long again. A list is the number of its word, the trust in its network (-1 is the
-- directory), how many hits it has, and the hits. A word with an end stands for all words from it to that end.
-- Entries are read where the index may not be used: in networks without postings of their present state, and of whom the
-- directory said something else when they were posted.
with networks as materialized (
  select n.* from discovery.networks_in_sight(:me::int) n
),
asked as materialized (
  select * from unnest(:words::text[], :ends::text[]) with ordinality a(word, word_end, number)
),
whole as materialized (select a.number::int, a.word from asked a where a.word_end = ''),
begun as materialized (select a.number::int, a.word, a.word_end from asked a where a.word_end <> ''),
reach as materialized (
  select r.hits, r.version = coalesce((select string_agg(concat_ws(':', v.network_id, v.is_hidden, v.version), ' ' order by v.network_id, v.is_hidden)
    from identity.network_versions v where v.network_id in (0, :me::int)), '') as is_current
  from discovery.directory_reach r where r.network_id = :me::int
),
lists as (
  select w.number, n.trust_weight as trust, p.hits
  from networks n cross join whole w
  cross join lateral (
    select p.hits from discovery.word_postings p
    where p.network_id = n.network_id and p.word = w.word and (not p.is_private or n.is_own) offset 0
  ) p
  where n.is_indexed
  union all
  select b.number, n.trust_weight, p.hits
  from networks n cross join begun b
  cross join lateral (
    select string_agg(p.hits, '') as hits from discovery.word_postings p
    where p.network_id = n.network_id and p.word >= b.word and p.word < b.word_end and (not p.is_private or n.is_own)
  ) p
  where n.is_indexed and p.hits is not null
  union all
  select w.number, -1, d.hits
  from whole w cross join lateral (select d.hits from discovery.directory_words d where d.word = w.word offset 0) d
  where not exists (select from reach r where r.is_current and length(r.hits) = 0)
  union all
  select b.number, -1, d.hits
  from begun b cross join lateral (select string_agg(d.hits, '') as hits from discovery.directory_words d where d.word >= b.word and d.word < b.word_end) d
  where d.hits is not null and not exists (select from reach r where r.is_current and length(r.hits) = 0)
),
since as materialized (
  -- Minutes before, for what was written in a long transaction. An expression in the condition itself would use no index.
  select least((select min(n.indexed_at) from networks n where n.is_indexed), (select coalesce(max(d.indexed_at), '-infinity') from discovery.indexed_directory d))
    - interval '10 minutes' as since
),
unposted as materialized (
  select e.person_id, e.network_id, n.trust_weight * coalesce(e.strength, 0) as score
  from networks n join contacts.relationships e on e.network_id = n.network_id
  where not n.is_indexed
),
changed as materialized (
  select c.person_id from contacts.contacts c
  -- With an upper bound the planner expects few, and uses the index.
  where c.network_id = 0 and c.changed_at > (select s.since from since s) and c.changed_at < 'infinity'
    and c.search_vector @@ :any::tsquery
),
unindexed as (
  select u.person_id, u.network_id as entry_in, u.score from unposted u
  union all
  select u.person_id, 0, u.score from unposted u
  union all
  select c.person_id, 0, s.score
  from changed c
  cross join lateral (
    select max(n.trust_weight * coalesce(e.strength, 0)) as score
    from contacts.relationships e join networks n on n.network_id = e.network_id where e.person_id = c.person_id
  ) s
),
entries as (
  select u.person_id, max(coalesce(u.score, -1)) as score, bit_or(c.kind::int) as kind, a.number
  from unindexed u
  cross join lateral (select c.search_vector, c.kind from contacts.contacts c where c.network_id = u.entry_in and c.person_id = u.person_id offset 0) c
  cross join unnest(:queries::tsquery[]) with ordinality a(query, number)
  where c.search_vector @@ :any::tsquery and c.search_vector @@ a.query
  group by u.person_id, a.number
)
select
  encode((select string_agg(int4send(l.number) || int4send(l.trust) || int4send(length(l.hits) / 12) || l.hits, '') from lists l), 'base64') as lists,
  encode((select r.hits from reach r where r.is_current), 'base64') as reach,
  encode((select string_agg(int8send(e.person_id) || int4send(e.score) || int4send((e.kind << 16) | e.number::int), '') from entries e), 'base64') as entries,
  not exists (select from networks n where not n.is_indexed) and not exists (
    select from contacts.contacts c
    where c.network_id = 0 and c.changed_at > (select s.since from since s) and c.changed_at < 'infinity'
  ) as "isWhole"

-- name: read_directory_postings
-- nullable: lists, entries
-- The same of the whole directory, whether or not the viewer has a path to somebody.
with asked as materialized (
  select * from unnest(:words::text[], :ends::text[]) with ordinality a(word, word_end, number)
),
lists as (
  select a.number::int, d.hits from asked a join discovery.directory_words d on d.word = a.word where a.word_end = ''
  union all
  select a.number::int, string_agg(d.hits, '')
  from asked a join discovery.directory_words d on d.word >= a.word and d.word < a.word_end
  where a.word_end <> '' group by a.number
),
entries as (
  select c.person_id, c.kind::int as kind, a.number
  from contacts.contacts c cross join unnest(:queries::tsquery[]) with ordinality a(query, number)
  where c.network_id = 0 and c.changed_at > (select coalesce(max(d.indexed_at), '-infinity') - interval '10 minutes' from discovery.indexed_directory d) and c.changed_at < 'infinity'
    and c.search_vector @@ :any::tsquery and c.search_vector @@ a.query
)
select
  encode((select string_agg(int4send(l.number) || int4send(0) || int4send(length(l.hits) / 12) || l.hits, '') from lists l), 'base64') as lists,
  encode((select string_agg(int8send(e.person_id) || int4send(0) || int4send((e.kind << 16) | e.number::int), '') from entries e), 'base64') as entries
