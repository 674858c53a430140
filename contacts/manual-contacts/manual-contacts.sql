-- name: list_known_keys_among
select k.key::text as key, k.person_id::text as "personId" from contacts.contact_keys k
where k.network_id = :networkId and k.key = any(:keys::bigint[])

-- name: update_familiarity
update contacts.contact_details set familiarity = :familiarity, familiarity_at = :now where network_id = :networkId and person_id = :person

-- name: find_person_in_sight
-- not null: personId
-- Under the viewer's own number for them. Their own words for somebody first, then what is shared with them, then the
-- directory.
select x.person_id::text as "personId", :sharedFields(c.{column} as "{field}"), c.company_id::text as "companyId", c.kind
from (
  select coalesce((select k.person_id from contacts.contact_keys k where k.network_id = :networkId and k.key = :person::bigint), :person::bigint) as person_id
) x
join contacts.contacts c on c.person_id in (x.person_id, :person::bigint)
left join identity.visible_networks v on v.viewer_network_id = :networkId and v.network_id = c.network_id
where c.network_id = 0 or v.network_id is not null
order by v.kind = 'self' desc nulls last, v.trust_weight desc nulls last limit 1

-- name: list_known_people
-- not null: familiarity
select d.person_id::text as "personId", c.name, d.familiarity
from contacts.contact_details d join contacts.contacts c using (network_id, person_id)
where d.network_id = (select identity.viewer_network_id()) and d.familiarity <> 'not_at_all' and :source::text = any(d.sources)
order by c.name, d.person_id limit :limit::int

-- name: find_known_person
-- not null: isAllThereIs
-- Whether nothing but what was said on a path makes them a contact.
select d.person_id::text as "personId",
  (d.sources = array[:source::text] and d.emails = '{}' and d.phones = '{}' and d.linkedin_slug is null and d.edits is null and d.typed_email is null
    and not exists (select from contacts.evidence x where x.network_id = d.network_id and x.person_id = d.person_id)
    and not exists (select from contacts.contact_notes x where x.network_id = d.network_id and x.person_id = d.person_id)
    and not exists (select from contacts.contact_tags x where x.network_id = d.network_id and x.person_id = d.person_id)
    and not exists (select from contacts.merges x where x.network_id = d.network_id and x.survivor_id = d.person_id and x.undone_at is null)) as "isAllThereIs"
from contacts.contact_details d
where d.network_id = :networkId and d.familiarity is not null and :source::text = any(d.sources)
  and d.person_id = coalesce((select k.person_id from contacts.contact_keys k where k.network_id = :networkId and k.key = :person::bigint), :person::bigint)

-- name: delete_familiarity
update contacts.contact_details set familiarity = null, familiarity_at = null, sources = array_remove(sources, :source::text)
where network_id = :networkId and person_id = :person
