-- name: lock_rated
-- nullable: familiarity
select d.person_id::text as "personId", d.familiarity
from contacts.contact_details d join contacts.contacts c using (network_id, person_id)
where d.network_id = :networkId and d.person_id = :person for no key update of d

-- name: update_rating
update contacts.contact_details set familiarity = :familiarity, familiarity_at = :now, rating_skipped_at = null
where network_id = :networkId and person_id = :person

-- name: skip_rating
update contacts.contact_details set rating_skipped_at = :now where network_id = :networkId and person_id = :person

-- name: delete_rating
update contacts.contact_details set familiarity = null, familiarity_at = null, rating_skipped_at = null
where network_id = :networkId and person_id = :person
