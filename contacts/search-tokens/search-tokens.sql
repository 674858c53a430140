-- name: upsert_search_tokens
-- In the order of the numbers, and without touching what is known: two imports that meet in the same people neither wait
-- for ever nor, mostly, at all.
insert into network.words as w (person_id, words)
select n.person_id, n.marks
from (
  select x.person_id, array(select jsonb_array_elements_text(x.marks)::int) as marks from unnest(:people::bigint[], :marks::jsonb[]) x(person_id, marks)
) n
where not exists (select from network.words k where k.person_id = n.person_id and k.words @> n.marks)
order by n.person_id
on conflict (person_id) do update set words = array(select distinct x from unnest(w.words || excluded.words) x)

-- name: upsert_token_variants
insert into network.vocabulary as v (word, marks)
select n.word, array_agg(distinct m.mark::int)
from unnest(:words::int[], :marks::jsonb[]) n(word, marks) cross join lateral jsonb_array_elements_text(n.marks) m(mark)
group by n.word
having not exists (select from network.vocabulary k where k.word = n.word and k.marks @> array_agg(distinct m.mark::int))
order by n.word
on conflict (word) do update set marks = array(select distinct x from unnest(v.marks || excluded.marks) x)

-- name: list_contacts_of
select c.person_id::text as "personId", c.name, c.company, c.title, c.location from network.contacts c
where c.owner_id = :owner and c.person_id = any(:people::bigint[]) order by c.person_id
