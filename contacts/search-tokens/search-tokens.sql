-- name: upsert_search_tokens
-- In the order of the numbers, and without touching what is known: two imports that meet in the same people neither wait
-- for ever nor, mostly, at all.
insert into contacts.search_tokens as w (person_id, tokens, changed_at)
select n.person_id, n.tokens, clock_timestamp()
from (
  select x.person_id, array(select jsonb_array_elements_text(x.tokens)::int) as tokens from unnest(:people::bigint[], :tokens::jsonb[]) x(person_id, tokens)
) n
where not exists (select from contacts.search_tokens k where k.person_id = n.person_id and k.tokens @> n.tokens)
order by n.person_id
on conflict (person_id) do update set tokens = array(select distinct x from unnest(w.tokens || excluded.tokens) x), changed_at = clock_timestamp()

-- name: merge_tokens
-- Searches for the merged contact now find the survivor.
insert into contacts.search_tokens as w (person_id, tokens, changed_at)
select p.survivor, g.tokens, clock_timestamp() from unnest(:survivors::bigint[], :gone::bigint[]) p(survivor, gone)
join contacts.search_tokens g on g.person_id = p.gone order by p.survivor
on conflict (person_id) do update set tokens = array(select distinct x from unnest(w.tokens || excluded.tokens) x), changed_at = clock_timestamp()
where not w.tokens @> excluded.tokens

-- name: delete_tokens
-- By which tokens they may be found is one row for all owners: it goes with the last of them. Every contact has an edge.
delete from contacts.search_tokens w where w.person_id = any(:people::bigint[])
  and not exists (select from contacts.relationships e where e.person_id = w.person_id)
  and not exists (select from contacts.contacts c where c.network_id = 0 and c.person_id = w.person_id)

-- name: upsert_token_variants
insert into contacts.token_variants as v (token, variants)
select n.token, array_agg(distinct m.variant::int)
from unnest(:tokens::int[], :variants::jsonb[]) n(token, variants) cross join lateral jsonb_array_elements_text(n.variants) m(variant)
group by n.token
having not exists (select from contacts.token_variants k where k.token = n.token and k.variants @> array_agg(distinct m.variant::int))
order by n.token
on conflict (token) do update set variants = array(select distinct x from unnest(v.variants || excluded.variants) x)

-- name: list_contacts_of
select c.person_id::text as "personId", c.name, c.company, c.title, c.location, d.emails, p.industry,
  array(
    select s.place from contacts.positions s
    where s.network_id = c.network_id and s.person_id = c.person_id and s.kind = :positionKinds.worked and not s.is_current
  ) as "formerEmployers",
  array(
    select s.place from contacts.positions s
    where s.network_id = c.network_id and s.person_id = c.person_id and s.kind <> :positionKinds.worked
  ) as background
from contacts.contacts c
left join contacts.contact_details d on d.network_id = c.network_id and d.person_id = c.person_id
left join contacts.places p on p.id = c.company_id
where c.network_id = :networkId and c.person_id = any(:people::bigint[]) order by c.person_id

-- name: list_industries
-- not null: industry
select p.id::text as id, p.industry from contacts.places p where p.id = any(:companies::bigint[]) and p.industry is not null
