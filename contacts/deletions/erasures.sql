-- name: find_contact
select c.person_id::text as "personId", c.name, c.company from network.contacts c
where c.owner_id = :owner and c.person_id = :person

-- name: list_everybody_in
-- Somebody may be many by merges, each with a number of their own.
with recursive everybody as (
  select :person::bigint as person_id
  union
  select m.gone_id from everybody e join network.contact_merges m on m.owner_id = :owner and m.survivor_id = e.person_id and m.undone_at is null
)
select person_id::text as "personId" from everybody

-- name: insert_tombstones
insert into network.erasures (owner_id, key, erasure_id, erased_at)
select :owner, x.key, :id, :now
from (
  select unnest(:people::bigint[] || :keys::bigint[]) as key
  union select k.key from network.contact_keys k where k.owner_id = :owner and k.person_id = any(:people::bigint[])
) x
on conflict (owner_id, key) do update set erasure_id = excluded.erasure_id, erased_at = excluded.erased_at
returning key::text as key

-- name: erase_people
-- Everything that is kept of them, and of others everything in which they stand.
with contacts as (delete from network.contacts where owner_id = :owner and person_id = any(:people::bigint[])),
  details as (delete from network.contact_details where owner_id = :owner and person_id = any(:people::bigint[])),
  keys as (delete from network.contact_keys where owner_id = :owner and person_id = any(:people::bigint[])),
  evidence as (delete from network.evidence where owner_id = :owner and person_id = any(:people::bigint[])),
  notes as (delete from network.merged_evidence where owner_id = :owner and person_id = any(:people::bigint[])),
  edges as (delete from network.edges where owner_id = :owner and person_id = any(:people::bigint[])),
  changes as (delete from network.contact_changes where owner_id = :owner and person_id = any(:people::bigint[])),
  stints as (delete from network.stints where owner_id = :owner and person_id = any(:people::bigint[])),
  sightings as (delete from network.sightings where owner_id = :owner and (a = any(:people::bigint[]) or b = any(:people::bigint[]))),
  apart as (delete from network.not_the_same where owner_id = :owner and (a = any(:people::bigint[]) or b = any(:people::bigint[]))),
  hidden as (delete from network.hidden_contacts where owner_id = :owner and person_id = any(:people::bigint[]) returning hiding_id),
  merges as (
    delete from network.contact_merges where owner_id = :owner and (survivor_id = any(:people::bigint[]) or gone_id = any(:people::bigint[]))
  )
delete from network.hidings h using hidden x
where h.id = x.hiding_id and h.company is null and h.domain is null
  and not exists (select from network.hidden_contacts o where o.hiding_id = h.id and o.person_id <> all(:people::bigint[]))

-- name: erase_from_merges
-- What a merge would give back to others names them too, by number.
update network.contact_merges m set before = jsonb_strip_nulls(m.before || jsonb_build_object(
  'sightings', (select jsonb_agg(x) from jsonb_array_elements(m.before -> 'sightings') x where (x ->> 'other')::bigint <> all(:people::bigint[])),
  'apart', (select jsonb_agg(x) from jsonb_array_elements(m.before -> 'apart') x where (x ->> 'other')::bigint <> all(:people::bigint[]))))
where m.owner_id = :owner and m.undone_at is null

-- name: erase_words
-- By which words they may be found is one row for all owners: it goes with the last of them. Every contact has an edge.
delete from network.words w where w.person_id = any(:people::bigint[])
  and not exists (select from network.edges e where e.person_id = w.person_id)
  and not exists (select from network.contacts c where c.owner_id = 0 and c.person_id = w.person_id)

-- name: list_erasures
select min(erased_at) as "erasedAt" from network.erasures where owner_id = (select network.me())
group by erasure_id order by min(erased_at) desc, erasure_id limit :limit

-- name: count_erasures
select count(distinct erasure_id)::int as n from network.erasures where owner_id = (select network.me())

-- name: lift_erasures
-- All handles of the same person at once, or they would stay erased by the others.
delete from network.erasures e where e.owner_id = :owner and e.erasure_id in (
  select x.erasure_id from network.erasures x where x.owner_id = :owner and x.key = any(:keys::bigint[]))
returning e.erasure_id as id

-- name: list_tombstones
select key::text as key, owner_id = 0 as "isForAll" from network.erasures where owner_id in (0, :owner)
