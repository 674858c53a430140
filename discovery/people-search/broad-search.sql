-- nullable: :me

-- name: search_directory
-- nullable: :nameIs[], :nickname[], :companyIs[], :nameBegins[], :titleIs[], :companyBegins[], :titleBegins[], :locationIs[]
-- Whom the directory lists, whether or not there is a way to them. As in `search_people` the marks only find candidates.
with meant as materialized (
  select network.words_meant(:first::int[], :firstVariants::int[]) as first, network.words_meant(:second::int[], :secondVariants::int[]) as second,
    network.words_meant(:third::int[], :thirdVariants::int[]) as third
),
shown as materialized (
  select c.person_id, c.name, c.title, c.company, c.location, c.words
  from network.words w join network.contacts c on c.owner_id = 0 and c.person_id = w.person_id
  where w.words && (select first from meant) and w.words && (select second from meant) and w.words && (select third from meant)
    and c.words @@ :all::tsquery and w.person_id <> all(:except::bigint[])
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
    when s.words @@ a.name_is then 1000 when s.words @@ a.nickname then 850 when s.words @@ a.company_is then 800
    when s.words @@ a.name_begins then 700 when s.words @@ a.title_is then 600 when s.words @@ a.company_begins then 560
    when s.words @@ a.title_begins then 420 when s.words @@ a.location_is then 400 else 350 end)::int / count(*)::int as fit
  from asked a
) f
order by f.fit desc, s.person_id limit :limit::int

-- name: list_erased_among
-- Whoever was erased by the viewer, or for everybody, does not come back through a provider.
select e.key::text as key from network.erasures e where e.owner_id in (0, :me::int) and e.key = any(:keys::bigint[])
