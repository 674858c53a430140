-- nullable: :me

-- name: search_directory
-- nullable: :nameIs[], :nickname[], :companyIs[], :nameBegins[], :titleIs[], :companyBegins[], :titleBegins[], :locationIs[]
-- Whom the directory lists, whether or not there is a way to them. As in `search_people` the marks only find candidates.
with meant as materialized (
  select contacts.expand_tokens(:first::int[], :firstVariants::int[]) as first, contacts.expand_tokens(:second::int[], :secondVariants::int[]) as second,
    contacts.expand_tokens(:third::int[], :thirdVariants::int[]) as third
),
shown as materialized (
  select c.person_id, c.name, c.title, c.company, c.location, c.search_vector
  from contacts.search_tokens w join contacts.contacts c on c.network_id = 0 and c.person_id = w.person_id
  where w.tokens && (select first from meant) and w.tokens && (select second from meant) and w.tokens && (select third from meant)
    and c.search_vector @@ :all::tsquery and w.person_id <> all(:except::bigint[])
),
asked as materialized (
  select * from unnest(
    :nameIs::tsquery[], :nickname::tsquery[], :companyIs::tsquery[], :nameBegins::tsquery[], :titleIs::tsquery[], :companyBegins::tsquery[],
    :titleBegins::tsquery[], :locationIs::tsquery[]
  ) a(name_is, nickname, company_is, name_begins, title_is, company_begins, title_begins, location_is)
)
select s.person_id::text as "personId", s.name, s.title, s.company, s.location
from shown s cross join lateral (
  select sum(case
    when s.search_vector @@ a.name_is then 1000 when s.search_vector @@ a.nickname then 850 when s.search_vector @@ a.company_is then 800
    when s.search_vector @@ a.name_begins then 700 when s.search_vector @@ a.title_is then 600 when s.search_vector @@ a.company_begins then 560
    when s.search_vector @@ a.title_begins then 420 when s.search_vector @@ a.location_is then 400 else 350 end)::int / count(*)::int as fit
  from asked a
) f
order by f.fit desc, s.person_id limit :limit::int

-- name: list_deleted_among
-- Whoever was erased by the viewer, or for everybody, does not come back through a provider.
select e.key::text as key from contacts.deletions e where e.network_id in (0, :me::int) and e.key = any(:keys::bigint[])
