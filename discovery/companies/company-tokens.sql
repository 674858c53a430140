-- name: list_companies_without_tokens
select x.company_id::text as "companyId", min(x.name) as name
from (
  select c.company_id, c.company as name from contacts.contacts c
  where c.network_id = :networkId::int and c.company_id is not null and c.company is not null
  union all
  select p.id, p.name from contacts.places p where :networkId::int = 0 and p.kind = :placeKinds.company
) x
where not exists (select from discovery.company_tokens w where w.company_id = x.company_id)
group by x.company_id order by x.company_id limit :limit

-- name: insert_company_tokens
insert into discovery.company_tokens (company_id, tokens)
select n.company_id, array(select jsonb_array_elements_text(n.tokens)::int)
from unnest(:companies::bigint[], :tokens::jsonb[]) n(company_id, tokens) order by n.company_id
on conflict do nothing

-- name: list_candidates
-- not null: companyId, name
-- Candidates come from the tokens, which are everybody's; a company counts when the viewer sees somebody there, or when it
-- is public. Above so many candidates the viewer's reach is read instead: both ways find the same companies, or the choice
-- would tell how many others have them.
with meant as materialized (
  select contacts.expand_tokens(:first::int[], :firstVariants::int[]) as first, contacts.expand_tokens(:second::int[], :secondVariants::int[]) as second,
    contacts.expand_tokens(:third::int[], :thirdVariants::int[]) as third
),
maybe as materialized (
  select w.company_id from discovery.company_tokens w
  where w.tokens && (select first from meant) and w.tokens && (select second from meant) and w.tokens && (select third from meant)
  limit :few::int + 1
),
route as materialized (select count(*) > :few::int as is_wide from maybe),
seen as (
  select c.company_id, c.company, v.kind, c.person_id
  from maybe m cross join identity.visible_networks v join contacts.contacts c on c.network_id = v.network_id and c.company_id = m.company_id
  where not (select is_wide from route) and v.viewer_network_id = (select identity.viewer_network_id()) and c.company is not null
  union all
  select c.company_id, c.company, v.kind, c.person_id
  from identity.visible_networks v join contacts.contacts c on c.network_id = v.network_id
  join discovery.company_tokens w on w.company_id = c.company_id
  where (select is_wide from route) and v.viewer_network_id = (select identity.viewer_network_id()) and c.company is not null
    and w.tokens && (select first from meant) and w.tokens && (select second from meant) and w.tokens && (select third from meant)
),
spelled as (
  select s.company_id, s.company, count(*) as times, bool_or(s.kind = 'self') as is_own from seen s group by s.company_id, s.company
),
named as (
  select distinct on (s.company_id) s.company_id, s.company as name from spelled s
  order by s.company_id, s.times desc, s.is_own desc, length(s.company), s.company
),
reached as (
  select s.company_id, n.name, count(distinct s.person_id)::int as people
  from seen s join named n on n.company_id = s.company_id group by s.company_id, n.name order by people desc, s.company_id limit :few::int
),
public as (
  select p.id as company_id, p.name, p.people as size from maybe m join contacts.places p on p.id = m.company_id and p.kind = :placeKinds.company
  where not (select is_wide from route)
  union all
  (select p.id, p.name, p.people from discovery.company_tokens w join contacts.places p on p.id = w.company_id and p.kind = :placeKinds.company
  where (select is_wide from route) and w.tokens && (select first from meant) and w.tokens && (select second from meant) and w.tokens && (select third from meant)
  order by p.people desc nulls last, p.id limit :few::int)
)
select coalesce(r.company_id, p.company_id)::text as "companyId", coalesce(r.name, p.name) as name, coalesce(r.people, 0) as people, coalesce(p.size, 0) as size
from reached r full join public p on p.company_id = r.company_id

-- name: list_places
select p.id::text as "companyId", p.industry, p.location from contacts.places p where p.id = any(:companies::bigint[]) and p.kind = :placeKinds.company
