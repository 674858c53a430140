-- import: Sector from '@wellmet/identity/companies-by-name/sectors.rules.ts'

-- name: list_spellings
-- In the order of the numbers, after the one where the last slice ended.
select x.company_id::text as "companyId", array_agg(distinct x.name) as spellings
from (
  select c.company_id, c.company as name from contacts.contacts c
  where c.network_id = :networkId::int and c.company_id > :after::bigint and c.company is not null
  union all
  select p.id, p.name from contacts.places p where :networkId::int = 0 and p.kind = :placeKinds.company and p.id > :after::bigint
) x
group by x.company_id order by x.company_id limit :limit

-- name: upsert_company_tokens
insert into discovery.company_tokens as w (company_id, tokens)
select n.company_id, array(select jsonb_array_elements_text(n.tokens)::int)
from unnest(:companies::bigint[], :tokens::jsonb[]) n(company_id, tokens) order by n.company_id
on conflict (company_id) do update set tokens = array(select distinct x from unnest(w.tokens || excluded.tokens) x)
where not w.tokens @> excluded.tokens

-- name: list_candidates
-- not null: companyId, name, spellings, locations, sectors
-- type: sectors = Sector[]
-- Candidates come from the tokens, which are everybody's; a company counts when the viewer sees somebody there, or when it
-- is public. Above so many candidates the viewer's reach is read instead: both ways find the same companies, or the choice
-- would tell how many others have them.
with meant as materialized (
  select contacts.expand_tokens(:first::int[], :firstVariants::int[]) as first, contacts.expand_tokens(:second::int[], :secondVariants::int[]) as second,
    contacts.expand_tokens(:third::int[], :thirdVariants::int[]) as third
),
maybe as materialized (
  (
    select w.company_id from discovery.company_tokens w
    where w.tokens && (select first from meant) and w.tokens && (select second from meant) and w.tokens && (select third from meant)
    limit :few::int + 1
  )
  union
  select unnest(:ids::bigint[])
  union
  select p.id from contacts.places p where p.domain = any(:domains::text[])
  union
  (select p.id from contacts.places p where p.sectors && :sectors::text[] limit :few::int + 1)
),
route as materialized (select count(*) > :few::int as is_wide from maybe),
seen as materialized (
  select c.company_id, c.company, v.kind, c.person_id, c.location
  from maybe m cross join identity.visible_networks v join contacts.contacts c on c.network_id = v.network_id and c.company_id = m.company_id
  where not (select is_wide from route) and v.viewer_network_id = (select identity.viewer_network_id()) and c.company is not null
  union all
  select c.company_id, c.company, v.kind, c.person_id, c.location
  from identity.visible_networks v join contacts.contacts c on c.network_id = v.network_id
  join discovery.company_tokens w on w.company_id = c.company_id
  left join contacts.places p on p.id = c.company_id
  where (select is_wide from route) and v.viewer_network_id = (select identity.viewer_network_id()) and c.company is not null
    and (
      (w.tokens && (select first from meant) and w.tokens && (select second from meant) and w.tokens && (select third from meant))
      or c.company_id = any(:ids::bigint[]) or p.domain = any(:domains::text[]) or p.sectors && :sectors::text[]
    )
),
spelled as (
  select s.company_id, s.company, count(*) as times, bool_or(s.kind = 'self') as is_own from seen s group by s.company_id, s.company
),
named as (
  select s.company_id, array_agg(s.company order by s.times desc, s.is_own desc, length(s.company), s.company) as spellings
  from spelled s group by s.company_id
),
reached as (
  select s.company_id, n.spellings, count(distinct s.person_id)::int as people, array_agg(distinct s.location) filter (where s.location is not null) as locations
  from seen s join named n on n.company_id = s.company_id group by s.company_id, n.spellings order by people desc, s.company_id limit :few::int
),
public as (
  select p.* from maybe m join contacts.places p on p.id = m.company_id and p.kind = :placeKinds.company
  where not (select is_wide from route)
  union all
  (select p.* from contacts.places p left join discovery.company_tokens w on w.company_id = p.id
  where (select is_wide from route) and p.kind = :placeKinds.company and (
    (w.tokens && (select first from meant) and w.tokens && (select second from meant) and w.tokens && (select third from meant))
    or p.id = any(:ids::bigint[]) or p.domain = any(:domains::text[]) or p.sectors && :sectors::text[]
  )
  order by p.people desc nulls last, p.id limit :few::int)
)
select coalesce(r.company_id, p.id)::text as "companyId", coalesce(r.spellings[1], p.name) as name, array_remove(coalesce(r.spellings, '{}') || p.name, null) as spellings,
  coalesce(r.people, 0) as people, coalesce(p.people, 0) as size, p.domain, p.industry, p.location, coalesce(p.sectors, '{}') as sectors, coalesce(r.locations, '{}') as locations
from reached r full join public p on p.id = r.company_id

-- name: list_places
select p.id::text as "companyId", p.industry, p.location from contacts.places p where p.id = any(:companies::bigint[]) and p.kind = :placeKinds.company
