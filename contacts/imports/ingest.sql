-- import: Edits from '../contact-fields/contact-words.rules.ts'

-- name: list_known_keys
select key::text as key, person_id::text as "personId" from contacts.contact_keys where network_id = :networkId

-- name: list_contact_ids
select person_id::text as "personId" from contacts.contacts where network_id = :networkId

-- name: list_answered
-- Whom the owner wrote to or met.
select distinct person_id::text as "personId" from contacts.evidence where network_id = :networkId and kind <= :evidenceKinds.linkedinMessage
  and (direction = 1 or (direction = 0 and (maker is null or maker <= :evidenceMakers.both)))

-- name: list_hidden_people
select person_id::text as "personId" from contacts.contacts where network_id = :networkId and is_hidden

-- name: list_known_contacts
-- type: edits = Edits | null
select c.person_id::text as "personId", :contactFields(c.{column} as "{field}"), c.company_id::text as "companyId", d.edits,
  array(
    select s.place from contacts.positions s
    where s.network_id = c.network_id and s.person_id = c.person_id and s.kind = :positionKinds.worked and not s.is_current
  ) as "formerEmployers"
from contacts.contacts c
left join contacts.contact_details d on d.network_id = c.network_id and d.person_id = c.person_id and d.edits is not null
where c.network_id = :networkId

-- name: update_edits
-- Files say something else in place of what the owner edited.
update contacts.contact_details d set edits = n.edits
from unnest(:people::bigint[], :edits::jsonb[]) n(person_id, edits)
where d.network_id = :networkId and d.person_id = n.person_id

-- name: hide_people
with c as (update contacts.contacts set is_hidden = true where network_id = :networkId and person_id = any(:people::bigint[]) and not is_hidden)
update contacts.relationships set is_hidden = true where network_id = :networkId and person_id = any(:people::bigint[]) and not is_hidden

-- name: upsert_keys
insert into contacts.contact_keys (network_id, key, person_id)
select :networkId, k.key, k.person_id from unnest(:keys::bigint[], :people::bigint[]) k(key, person_id)
on conflict (network_id, key) do update set person_id = excluded.person_id where contact_keys.person_id <> excluded.person_id

-- name: mark_keys_on_cards
update contacts.contact_keys set is_on_card = true where network_id = :networkId and key = any(:keys::bigint[]) and not is_on_card

-- name: upsert_contacts
-- A file that does not know a title does not erase it. Somebody who was only met changes nothing that is known. A new
-- company or title is noted beside the change; all parts see the contacts as they were before.
with incoming as (
  select n.*, n.person_id = any(:hidden::bigint[]) as is_hidden
  from unnest(:people::bigint[], :contactFields(:{field}::text[]), :companyIds::bigint[], :searchVectors::tsvector[], :kinds::smallint[])
    n(person_id, :contactFields({column}), company_id, search_vector, kind)
),
-- Contacts who changed companies were at the old one before, which makes them former colleagues there.
moved as (
  insert into contacts.positions (network_id, person_id, ref, kind, place_id, place, role, to_month, is_current, source, as_of)
  select :networkId, c.person_id, c.company_id, :positionKinds.worked, c.company_id, c.company, c.title, :month, false, 'an earlier import', :now::timestamptz
  from incoming i join contacts.contacts c on c.network_id = :networkId and c.person_id = i.person_id
  where :listed and i.company_id <> c.company_id
  on conflict do nothing
),
noted as (
  insert into contacts.contact_changes (network_id, person_id, changed_at, title_before, title_after, company_before, company_after)
  select :networkId, c.person_id, :now::timestamptz, c.title, coalesce(i.title, c.title), c.company, coalesce(i.company, c.company)
  from incoming i join contacts.contacts c on c.network_id = :networkId and c.person_id = i.person_id
  where :listed and c.title || c.company is not null
    and (coalesce(i.title, c.title), coalesce(i.company_id, c.company_id)) is distinct from (c.title, c.company_id)
  on conflict do nothing
)
insert into contacts.contacts as c (network_id, person_id, :contactFields({column}), company_id, search_vector, kind, is_hidden, changed_at)
select :networkId, i.person_id, :contactFields(i.{column}), i.company_id, i.search_vector, i.kind, i.is_hidden, :now::timestamptz from incoming i
on conflict (network_id, person_id) do update set
  :contactFields({column} = coalesce(excluded.{column}, c.{column})),
  company_id = coalesce(excluded.company_id, c.company_id),
  search_vector = excluded.search_vector
    || case when excluded.company is null then ts_filter(c.search_vector, '{b}') else '' end
    || case when excluded.title is null then ts_filter(c.search_vector, '{c}') else '' end
    || case when excluded.location is null then ts_filter(c.search_vector, '{d}') else '' end,
  kind = case when excluded.title is null then c.kind else excluded.kind end,
  changed_at = excluded.changed_at
where :listed and (:contactFields(coalesce(excluded.{column}, c.{column}))) is distinct from (:contactFields(c.{column}))
returning person_id::text as "personId", (xmax = 0) as created

-- name: upsert_own_positions
insert into contacts.positions as s (network_id, person_id, ref, kind, place_id, place, role, location, from_month, to_month, is_current, source, as_of)
select :networkId, 0, n.*, n.to_month is null, :source, :now::timestamptz
from unnest(:refs::bigint[], :kinds::smallint[], :placeIds::bigint[], :places::text[], :roles::text[], :locations::text[], :fromMonths::int[], :toMonths::int[])
  n(ref, kind, place_id, place, role, location, from_month, to_month)
on conflict (network_id, person_id, ref) do update set
  role = excluded.role, location = excluded.location, to_month = excluded.to_month, is_current = excluded.is_current, as_of = excluded.as_of
where (s.role, s.location, s.to_month) is distinct from (excluded.role, excluded.location, excluded.to_month)

-- name: insert_co_occurrences
-- Only between two who are contacts: somebody merely copied is nobody's contact.
insert into contacts.co_occurrences (network_id, a, b, ref, day, others, direct)
select :networkId, n.* from unnest(:a::bigint[], :b::bigint[], :refs::bigint[], :days::int[], :others::smallint[], :direct::boolean[]) n(a, b, ref, day, others, direct)
where exists (select from contacts.contacts c where c.network_id = :networkId and c.person_id = n.a)
  and exists (select from contacts.contacts c where c.network_id = :networkId and c.person_id = n.b)
on conflict do nothing
returning a::text as a, b::text as b

-- name: upsert_details
-- Lists travel as JSON: PostgreSQL has no arrays of arrays of different length.
insert into contacts.contact_details as d (network_id, person_id, emails, phones, linkedin_slug, connected_on, sources, first_seen_at)
select :networkId, n.person_id, array(select jsonb_array_elements_text(n.emails)), array(select jsonb_array_elements_text(n.phones)),
  n.slug, n.connected_on, array[:source::text], :now::timestamptz
from unnest(:people::bigint[], :emails::jsonb[], :phones::jsonb[], :slugs::text[], :connected::date[])
  n(person_id, emails, phones, slug, connected_on)
on conflict (network_id, person_id) do update set
  emails = array(select distinct x from unnest(d.emails || excluded.emails) x order by x),
  phones = array(select distinct x from unnest(d.phones || excluded.phones) x order by x),
  linkedin_slug = coalesce(excluded.linkedin_slug, d.linkedin_slug),
  connected_on = coalesce(excluded.connected_on, d.connected_on),
  sources = array(select distinct x from unnest(d.sources || excluded.sources) x order by x)
where not (d.emails @> excluded.emails and d.phones @> excluded.phones and d.sources @> excluded.sources)
  or (excluded.linkedin_slug is not null and excluded.linkedin_slug is distinct from d.linkedin_slug)
  or (excluded.connected_on is not null and excluded.connected_on is distinct from d.connected_on)

-- name: insert_evidence
-- type: :times = readonly string[]
-- A meeting that is known already gets the answer that the owner has given since. A calendar that does not say what the
-- owner answered takes nothing back: to be unanswered is no answer.
with incoming as (
  select distinct on (n.person_id, n.kind, n.ref) n.*
  from unnest(:people::bigint[], :kinds::smallint[], :refs::bigint[], :times::timestamptz[], :directions::smallint[], :circles::smallint[],
      :copies::boolean[], :makers::smallint[], :answered::boolean[])
    n(person_id, kind, ref, at, direction, people, in_copy, maker, is_answered)
  order by n.person_id, n.kind, n.ref, n.is_answered desc, n.maker desc
),
answered as (
  update contacts.evidence e set maker = i.maker, in_copy = i.in_copy from incoming i
  where e.network_id = :networkId and (e.person_id, e.kind, e.ref) = (i.person_id, i.kind, i.ref)
    and i.maker is not null and (e.maker is null or i.is_answered) and (e.maker, e.in_copy) is distinct from (i.maker, i.in_copy)
  returning e.person_id
),
inserted as (
  insert into contacts.evidence (network_id, person_id, kind, ref, at, direction, people, in_copy, maker)
  select :networkId, i.person_id, i.kind, i.ref, i.at, i.direction, i.people, i.in_copy, i.maker from incoming i
  on conflict do nothing
  returning person_id
)
select person_id::text as "personId", true as "isNew" from inserted
union all
select person_id::text, false from answered
