-- import: Edits from '../contact-fields/contact-words.rules.ts'

-- name: find_contact
-- type: edits = Edits | null
select c.person_id::text as "personId", c.name, c.title, c.company, c.location, c.changed_at as "changedAt", d.emails, d.edits,
  array(select k.key::text from contacts.contact_keys k where k.network_id = c.network_id and k.person_id = c.person_id) as keys
from contacts.contacts c
join contacts.contact_details d on d.network_id = c.network_id and d.person_id = c.person_id
where c.network_id = (select identity.viewer_network_id()) and c.person_id = :person

-- name: list_lookups
select provider, looked_up_at as "lookedUpAt", verified_on::text as "verifiedOn", role as title, company, location, linkedin_slug as "linkedinSlug"
from contacts.contact_lookups where network_id = (select identity.viewer_network_id()) and person_id = :person
order by looked_up_at desc, provider

-- name: has_lookup
-- not null: isThere
select exists (
  select from contacts.contact_lookups
  where network_id = (select identity.viewer_network_id()) and person_id = :person and looked_up_at >= :since) as "isThere"

-- name: save_lookup
-- nullable: :verifiedOn, :role, :company, :location, :linkedinSlug
insert into contacts.contact_lookups (network_id, person_id, provider, looked_up_at, verified_on, role, company, location, linkedin_slug)
values (:networkId, :person, :provider, :now, :verifiedOn::date, :role, :company, :location, :linkedinSlug)
on conflict (network_id, person_id, provider) do update
set looked_up_at = excluded.looked_up_at, verified_on = excluded.verified_on, role = excluded.role, company = excluded.company,
  location = excluded.location, linkedin_slug = excluded.linkedin_slug
