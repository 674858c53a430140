-- name: keep_marks
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

-- name: contacts_of
select c.person_id::text as "personId", c.name, c.company, c.title, c.location from network.contacts c
where c.owner_id in (:owner, - :owner::int) and c.person_id = any(:people::bigint[]) order by c.person_id
