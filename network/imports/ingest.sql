-- name: known_keys
select key::text as key, person_id::text as "personId" from network.contact_keys where owner_id = :owner

-- name: hidden_people
select person_id::text as "personId" from network.contacts where owner_id = - :owner::int

-- name: merge_people
-- What was somebody else's becomes the survivor's; what both have is kept once.
with pairs as (select * from unnest(:survivors::bigint[], :gone::bigint[]) p(survivor, gone)),
  moved as (
    insert into network.evidence (owner_id, person_id, kind, ref, at, direction, people, in_copy)
    select e.owner_id, p.survivor, e.kind, e.ref, e.at, e.direction, e.people, e.in_copy
    from pairs p join network.evidence e on e.owner_id = :owner and e.person_id = p.gone
    on conflict do nothing
  ),
  evidence as (delete from network.evidence e using pairs p where e.owner_id = :owner and e.person_id = p.gone),
  contacts as (delete from network.contacts c using pairs p where c.owner_id in (:owner, - :owner::int) and c.person_id = p.gone),
  details as (delete from network.contact_details d using pairs p where d.owner_id = :owner and d.person_id = p.gone)
delete from network.edges e using pairs p where e.owner_id in (:owner, - :owner::int) and e.person_id = p.gone

-- name: hide_people
with c as (update network.contacts set owner_id = - :owner::int where owner_id = :owner and person_id = any(:people::bigint[]))
update network.edges set owner_id = - :owner::int where owner_id = :owner and person_id = any(:people::bigint[])

-- name: keep_keys
insert into network.contact_keys (owner_id, key, person_id)
select :owner, k.key, k.person_id from unnest(:keys::bigint[], :people::bigint[]) k(key, person_id)
on conflict (owner_id, key) do update set person_id = excluded.person_id where contact_keys.person_id <> excluded.person_id

-- name: keep_contacts
-- A file that does not know a title does not erase it. Somebody who was only met changes nothing that is known. A new
-- company or title is noted beside the change; all parts see the contacts as they were before.
with incoming as (
  select case when n.person_id = any(:hidden::bigint[]) then - :owner::int else :owner end as owner_id, n.*
  from unnest(:people::bigint[], :names::text[], :titles::text[], :companies::text[], :companyIds::bigint[], :locations::text[])
    n(person_id, name, title, company, company_id, location)
),
noted as (
  insert into network.contact_changes (owner_id, person_id, changed_at, title_before, title_after, company_before, company_after)
  select :owner, c.person_id, :now, c.title, coalesce(i.title, c.title), c.company, coalesce(i.company, c.company)
  from incoming i join network.contacts c on c.owner_id = i.owner_id and c.person_id = i.person_id
  where :listed and c.title || c.company is not null
    and (coalesce(i.title, c.title), coalesce(i.company_id, c.company_id)) is distinct from (c.title, c.company_id)
  on conflict do nothing
)
insert into network.contacts as c (owner_id, person_id, name, title, company, company_id, location, changed_at)
select i.owner_id, i.person_id, i.name, i.title, i.company, i.company_id, i.location, :now from incoming i
on conflict (owner_id, person_id) do update set
  name = excluded.name,
  title = coalesce(excluded.title, c.title),
  company = coalesce(excluded.company, c.company),
  company_id = coalesce(excluded.company_id, c.company_id),
  location = coalesce(excluded.location, c.location),
  changed_at = excluded.changed_at
where :listed and (
  c.name <> excluded.name
  or (excluded.title is not null and excluded.title is distinct from c.title)
  or (excluded.company is not null and excluded.company is distinct from c.company)
  or (excluded.location is not null and excluded.location is distinct from c.location)
)
returning person_id::text as "personId", (xmax = 0) as created

-- name: keep_details
-- Lists travel as JSON: PostgreSQL has no arrays of arrays of different length.
insert into network.contact_details as d (owner_id, person_id, emails, phones, linkedin_slug, connected_on, sources, first_seen_at)
select :owner, n.person_id, array(select jsonb_array_elements_text(n.emails)), array(select jsonb_array_elements_text(n.phones)),
  n.slug, n.connected_on, array[:source::text], :now
from unnest(:people::bigint[], :emails::jsonb[], :phones::jsonb[], :slugs::text[], :connected::date[])
  n(person_id, emails, phones, slug, connected_on)
on conflict (owner_id, person_id) do update set
  emails = array(select distinct x from unnest(d.emails || excluded.emails) x order by x),
  phones = array(select distinct x from unnest(d.phones || excluded.phones) x order by x),
  linkedin_slug = coalesce(excluded.linkedin_slug, d.linkedin_slug),
  connected_on = coalesce(excluded.connected_on, d.connected_on),
  sources = array(select distinct x from unnest(d.sources || excluded.sources) x order by x)
where not (d.emails @> excluded.emails and d.phones @> excluded.phones and d.sources @> excluded.sources)
  or (excluded.linkedin_slug is not null and excluded.linkedin_slug is distinct from d.linkedin_slug)
  or (excluded.connected_on is not null and excluded.connected_on is distinct from d.connected_on)

-- name: keep_evidence
insert into network.evidence (owner_id, person_id, kind, ref, at, direction, people, in_copy)
select :owner, n.*
from unnest(:people::bigint[], :kinds::smallint[], :refs::bigint[], :times::timestamptz[], :directions::smallint[], :circles::smallint[], :copies::boolean[]) n
on conflict do nothing
returning person_id::text as "personId"
