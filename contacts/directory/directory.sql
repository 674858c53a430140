-- The public directory: every row here belongs to network 0.

-- name: list_deleted_keys
-- People who asked to be left out stay out of later files.
select key::text as key from contacts.deletions where network_id = 0 and key = any(:keys::bigint[])

-- name: list_known_keys
select key::text as key, person_id::text as "personId" from contacts.contact_keys where network_id = 0 and key = any(:keys::bigint[])

-- name: list_known_days
-- How new what is known of them is, by who said it.
select person_id::text as "personId", source, max(as_of)::text as "asOf"
from contacts.positions where network_id = 0 and person_id = any(:people::bigint[]) group by person_id, source

-- name: merge_people
-- Somebody filed under an address turns out to have a profile: all that was known goes there.
with pairs as (select * from unnest(:survivors::bigint[], :gone::bigint[]) p(survivor, gone)),
  keys as (update contacts.contact_keys k set person_id = p.survivor from pairs p where k.network_id = 0 and k.person_id = p.gone),
  moved as (
    insert into contacts.positions
    select 0, p.survivor, s.ref, s.kind, s.place_id, s.place, s.role, s.department, s.location, s.from_month, s.to_month, s.is_current, s.source, s.as_of
    from pairs p join contacts.positions s on s.network_id = 0 and s.person_id = p.gone
    on conflict do nothing
  ),
  positions as (delete from contacts.positions s using pairs p where s.network_id = 0 and s.person_id = p.gone returning s.place_id),
  contacts as (delete from contacts.contacts c using pairs p where c.network_id = 0 and c.person_id = p.gone)
select distinct place_id::text as "placeId" from positions

-- name: insert_keys
insert into contacts.contact_keys (network_id, key, person_id)
select 0, k.key, k.person_id from unnest(:keys::bigint[], :people::bigint[]) k(key, person_id)
on conflict do nothing
returning person_id::text as "personId"

-- name: upsert_places
-- What a newer source does not say is kept from the older one. Of a place that was only mentioned nothing was known.
insert into contacts.places as p (id, kind, name, domain, industry, location, people, sectors, source, as_of)
select n.id, n.kind, n.name, n.domain, n.industry, n.location, n.people, string_to_array(n.sectors, ' '), n.source, n.as_of
from unnest(:ids::bigint[], :kinds::smallint[], :names::text[], :domains::text[], :industries::text[], :locations::text[], :sizes::int[], :sectors::text[], :sources::text[], :days::date[])
  n(id, kind, name, domain, industry, location, people, sectors, source, as_of)
order by n.id
on conflict (id) do update set
  name = case when excluded.as_of >= p.as_of then excluded.name else p.name end,
  domain = case when excluded.as_of >= p.as_of then coalesce(excluded.domain, p.domain) else coalesce(p.domain, excluded.domain) end,
  industry = case when excluded.as_of >= p.as_of then coalesce(excluded.industry, p.industry) else coalesce(p.industry, excluded.industry) end,
  location = case when excluded.as_of >= p.as_of then coalesce(excluded.location, p.location) else coalesce(p.location, excluded.location) end,
  people = case when excluded.as_of >= p.as_of then coalesce(excluded.people, p.people) else coalesce(p.people, excluded.people) end,
  -- They follow from the industry that stays.
  sectors = case when (excluded.as_of >= p.as_of and excluded.industry is not null) or p.industry is null then excluded.sectors else p.sectors end,
  source = excluded.source,
  as_of = greatest(excluded.as_of, p.as_of)
where case
  when excluded.as_of >= p.as_of then
    p.name <> excluded.name
    or (excluded.domain is not null and excluded.domain is distinct from p.domain)
    or (excluded.industry is not null and excluded.industry is distinct from p.industry)
    or (excluded.location is not null and excluded.location is distinct from p.location)
    or (excluded.people is not null and excluded.people is distinct from p.people)
  else
    (p.domain is null and excluded.domain is not null) or (p.industry is null and excluded.industry is not null)
    or (p.location is null and excluded.location is not null) or (p.people is null and excluded.people is not null)
end
returning id::text as id, (xmax = 0) as created

-- name: insert_mentioned_places
-- Somebody was there, and that is all that is known of it.
insert into contacts.places (id, kind, name, sectors, source, as_of)
select n.id, n.kind, n.name, string_to_array(n.sectors, ' '), n.source, n.as_of
from unnest(:ids::bigint[], :kinds::smallint[], :names::text[], :sectors::text[], :sources::text[], :days::date[]) n(id, kind, name, sectors, source, as_of)
order by n.id
on conflict (id) do nothing

-- name: upsert_people
insert into contacts.contacts as c (network_id, person_id, name, title, company, company_id, location, search_vector, kind, changed_at)
select 0, n.*, :now
from unnest(:people::bigint[], :names::text[], :titles::text[], :companies::text[], :companyIds::bigint[], :locations::text[], :searchVectors::tsvector[], :kinds::smallint[])
  n(person_id, name, title, company, company_id, location, search_vector, kind)
order by n.person_id
on conflict (network_id, person_id) do update set
  name = excluded.name, title = excluded.title, company = excluded.company, company_id = excluded.company_id, location = excluded.location,
  search_vector = excluded.search_vector, kind = excluded.kind, changed_at = excluded.changed_at
where (c.name, c.title, c.company, c.company_id, c.location, c.search_vector, c.kind)
  is distinct from (excluded.name, excluded.title, excluded.company, excluded.company_id, excluded.location, excluded.search_vector, excluded.kind)
returning person_id::text as "personId", (xmax = 0) as created

-- name: replace_positions
-- A source's word on somebody is whole: a stint that it no longer tells did not happen. Another source's stay. The day
-- is the one on which it was first told so, which is why a newer file with the same facts writes nothing.
with told as (
  select n.* from unnest(:people::bigint[], :refs::bigint[], :kinds::smallint[], :placeIds::bigint[], :places::text[], :roles::text[], :departments::text[], :locations::text[], :fromMonths::int[], :toMonths::int[], :current::boolean[], :sources::text[], :days::date[])
    n(person_id, ref, kind, place_id, place, role, department, location, from_month, to_month, is_current, source, as_of)
),
gone as (
  delete from contacts.positions s using unnest(:tellers::bigint[], :tellerSources::text[]) t(person_id, source)
  where s.network_id = 0 and s.person_id = t.person_id and s.source = t.source
    -- One look-up each, whatever the planner believes about the length of the lists.
    and (s.person_id, s.ref) not in (select n.person_id, n.ref from told n)
  returning s.person_id, s.place_id
),
kept as (
  insert into contacts.positions as s (network_id, person_id, ref, kind, place_id, place, role, department, location, from_month, to_month, is_current, source, as_of)
  select 0, n.* from told n
  on conflict (network_id, person_id, ref) do update set
    place = excluded.place, role = excluded.role, department = excluded.department, location = excluded.location,
    to_month = excluded.to_month, is_current = excluded.is_current, source = excluded.source, as_of = excluded.as_of
  where excluded.as_of >= s.as_of
    and (s.place, s.role, s.department, s.location, s.to_month, s.is_current)
      is distinct from (excluded.place, excluded.role, excluded.department, excluded.location, excluded.to_month, excluded.is_current)
  returning s.person_id, s.place_id
)
select person_id::text as "personId", place_id::text as "placeId", true as gone from gone
union all
select person_id::text, place_id::text, false from kept

-- name: list_places_of_people
select distinct place_id::text as "placeId" from contacts.positions where network_id = 0 and person_id = any(:people::bigint[])

-- name: insert_deletions
insert into contacts.deletions (network_id, key, deletion_id, deleted_at)
select 0, k.key, :deletion, :now from unnest(:keys::bigint[]) k(key)
on conflict do nothing

-- name: list_keys_of_people
select key::text as key from contacts.contact_keys where network_id = 0 and person_id = any(:people::bigint[])

-- name: delete_people
-- What a member has of them in their own network is that member's.
with keys as (delete from contacts.contact_keys where network_id = 0 and person_id = any(:people::bigint[])),
  positions as (delete from contacts.positions where network_id = 0 and person_id = any(:people::bigint[]))
delete from contacts.contacts where network_id = 0 and person_id = any(:people::bigint[]) returning person_id::text as "personId"
