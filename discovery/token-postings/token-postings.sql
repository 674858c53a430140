-- name: delete_postings
delete from discovery.posted_networks p where p.network_id = :networkId::int

-- name: insert_postings
-- One statement, so that the postings and the version are of the same moment. Under the tokens that a person has for
-- everybody: all networks that have the person then post them alike.
with pairs as materialized (
  select e.is_hidden as is_private, e.person_id, t.token
  from contacts.relationships e
  join contacts.search_tokens w on w.person_id = e.person_id cross join lateral unnest(w.tokens) t(token)
  where e.network_id = :networkId::int
),
parts as materialized (
  select s.is_private, coalesce(v.version, 0) as version,
    (1 << greatest(0, ceil(log(2, greatest(1, (select count(*) from pairs p where p.is_private = s.is_private) / 48.0)))::int)) as buckets
  from (values (false), (true)) s(is_private)
  left join identity.network_versions v on v.network_id = :networkId::int and v.is_hidden = s.is_private
),
posted as (
  insert into discovery.posted_networks (network_id, is_private, version, buckets, posted_at)
  select o.id, p.is_private, p.version, p.buckets, now()
  from parts p join identity.member_networks o on o.id = :networkId::int
)
insert into discovery.token_postings (network_id, is_private, bucket, chunk, tokens, people)
select o.id, x.is_private, x.bucket, x.chunk, array_agg(x.token), array_agg(x.person_id)
from (
  select p.is_private, p.token & (s.buckets - 1) as bucket, p.token, p.person_id,
    ((row_number() over (partition by p.is_private, p.token & (s.buckets - 1) order by p.token) - 1) / 128)::smallint as chunk
  from pairs p join parts s on s.is_private = p.is_private
) x
join identity.member_networks o on o.id = :networkId::int
group by o.id, x.is_private, x.bucket, x.chunk

-- name: delete_directory_postings
with gone as (delete from discovery.directory_postings)
delete from discovery.posted_directory

-- name: insert_directory_postings
with posted as (
  insert into discovery.posted_directory (version, posted_at)
  select coalesce((select v.version from identity.network_versions v where v.network_id = 0), 0), now()
)
insert into discovery.directory_postings (token, chunk, people, companies)
select x.token, x.chunk, array_agg(x.person_id), array_agg(x.company_id)
from (
  select t.token, c.person_id, coalesce(c.company_id, 0) as company_id, ((row_number() over (partition by t.token) - 1) / 256)::int as chunk
  from contacts.contacts c join contacts.search_tokens w on w.person_id = c.person_id cross join lateral unnest(w.tokens) t(token)
  where c.network_id = 0
) x
group by x.token, x.chunk

-- name: delete_common_tokens
delete from discovery.common_tokens

-- name: estimate_people
-- type: people = number
select coalesce(max(greatest(c.reltuples, 0)), 0)::float8 as people from pg_class c where c.oid = 'contacts.search_tokens'::regclass

-- name: insert_common_tokens
-- type: :percent = number
-- Of a large table only some pages are read, so that the count takes the same time however large the server becomes.
insert into discovery.common_tokens (token, people)
select t.token, round(count(*) * 100 / :percent::float8)::int
from contacts.search_tokens w tablesample system (:percent::float8) cross join unnest(w.tokens) t(token)
group by t.token having count(*) * 100 / :percent::float8 >= :people::int
