-- name: list_companies_without_tokens
select x.company_id::text as "companyId", min(x.name) as name
from (
  select c.company_id, c.company as name from network.contacts c
  where c.owner_id = :owner::int and c.company_id is not null and c.company is not null
  union all
  select p.id, p.name from network.places p where :owner::int = 0 and p.kind = :placeKinds.company
) x
where not exists (select from network.company_words w where w.company_id = x.company_id)
group by x.company_id order by x.company_id limit :limit

-- name: insert_company_tokens
insert into network.company_words (company_id, words)
select n.company_id, array(select jsonb_array_elements_text(n.marks)::int)
from unnest(:companies::bigint[], :marks::jsonb[]) n(company_id, marks) order by n.company_id
on conflict do nothing

-- name: list_candidates
-- not null: companyId, name
-- Candidates come from the marks, which are everybody's; a company counts when the viewer sees somebody there, or when it
-- is public. Above so many candidates the viewer's reach is read instead: both ways find the same companies, or the choice
-- would tell how many others have them.
with meant as materialized (
  select network.words_meant(:first::int[], :firstVariants::int[]) as first, network.words_meant(:second::int[], :secondVariants::int[]) as second,
    network.words_meant(:third::int[], :thirdVariants::int[]) as third
),
maybe as materialized (
  select w.company_id from network.company_words w
  where w.words && (select first from meant) and w.words && (select second from meant) and w.words && (select third from meant)
  limit :few::int + 1
),
route as materialized (select count(*) > :few::int as is_wide from maybe),
seen as (
  select c.company_id, c.company, v.kind, c.person_id
  from maybe m cross join network.visible v join network.contacts c on c.owner_id = v.owner_id and c.company_id = m.company_id
  where not (select is_wide from route) and v.viewer_id = (select network.me()) and c.company is not null
  union all
  select c.company_id, c.company, v.kind, c.person_id
  from network.visible v join network.contacts c on c.owner_id = v.owner_id
  join network.company_words w on w.company_id = c.company_id
  where (select is_wide from route) and v.viewer_id = (select network.me()) and c.company is not null
    and w.words && (select first from meant) and w.words && (select second from meant) and w.words && (select third from meant)
),
reached as (
  select s.company_id, (array_agg(s.company order by s.kind <> 'self', s.kind desc, s.company))[1] as name, count(distinct s.person_id)::int as people
  from seen s group by s.company_id order by people desc, s.company_id limit :few::int
),
public as (
  select p.id as company_id, p.name, p.people as size from maybe m join network.places p on p.id = m.company_id and p.kind = :placeKinds.company
  where not (select is_wide from route)
  union all
  (select p.id, p.name, p.people from network.company_words w join network.places p on p.id = w.company_id and p.kind = :placeKinds.company
  where (select is_wide from route) and w.words && (select first from meant) and w.words && (select second from meant) and w.words && (select third from meant)
  order by p.people desc nulls last, p.id limit :few::int)
)
select coalesce(r.company_id, p.company_id)::text as "companyId", coalesce(r.name, p.name) as name, coalesce(r.people, 0) as people, coalesce(p.size, 0) as size
from reached r full join public p on p.company_id = r.company_id

-- name: list_places
select p.id::text as "companyId", p.industry, p.location from network.places p where p.id = any(:companies::bigint[]) and p.kind = :placeKinds.company
