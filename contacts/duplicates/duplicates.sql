-- name: list_person_facts
-- not null: formerCompanies
-- The identifying facts of all contacts of a network.
select c.person_id::text as "personId", c.name, c.title, c.company, c.location, d.emails, d.phones, d.sources, d.linkedin_slug as "linkedinSlug",
  coalesce(h.companies, '{}') as "formerCompanies"
from contacts.contacts c
join contacts.contact_details d on d.network_id = :networkId and d.person_id = c.person_id
left join (
  select x.person_id, array_agg(distinct x.company) as companies
  from (
    select s.person_id, s.place as company from contacts.positions s
    where s.network_id = :networkId and s.kind = :positionKinds.worked and not s.is_current
    union all
    select h.person_id, h.company_before from contacts.contact_changes h
    where h.network_id = :networkId and h.company_before is not null and h.company_before is distinct from h.company_after
  ) x
  group by x.person_id
) h on h.person_id = c.person_id
where c.network_id = :networkId
order by c.person_id

-- name: list_sides
select c.person_id::text as "personId", :contactFields(c.{column} as "{field}"), d.emails, d.sources
from contacts.contacts c
join contacts.contact_details d on d.network_id = (select identity.viewer_network_id()) and d.person_id = c.person_id
where c.network_id = (select identity.viewer_network_id()) and c.person_id = any(:people::bigint[])

-- name: find_contacts
select c.person_id::text as "personId" from contacts.contacts c
where c.network_id = :networkId and c.person_id = any(:people::bigint[])

-- name: insert_apart
insert into contacts.distinct_contacts (network_id, a, b, marked_at)
values (:networkId, least(:a::bigint, :b::bigint), greatest(:a::bigint, :b::bigint), :now) on conflict do nothing

-- name: delete_apart
delete from contacts.distinct_contacts
where network_id = :networkId and a = least(:a::bigint, :b::bigint) and b = greatest(:a::bigint, :b::bigint)

-- name: list_dismissed
-- type: :most = number
select n.a::text as a, n.b::text as b, one.name, other.name as "otherName", n.marked_at as "dismissedAt"
from contacts.distinct_contacts n
join contacts.contacts one on one.network_id = n.network_id and one.person_id = n.a
join contacts.contacts other on other.network_id = n.network_id and other.person_id = n.b
where n.network_id = (select identity.viewer_network_id())
order by n.marked_at desc, n.a, n.b limit :most

-- name: list_apart
select a::text as a, b::text as b from contacts.distinct_contacts where network_id = :networkId
