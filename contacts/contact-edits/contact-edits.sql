-- import: Edits from '../contact-fields/contact-words.rules.ts'

-- name: find_editable
-- type: edits = Edits | null
select c.person_id::text as "personId", :contactFields(c.{column} as "{field}"), d.edits, d.emails, d.typed_email as "typedEmail",
  array(
    select s.place from contacts.positions s
    where s.network_id = c.network_id and s.person_id = c.person_id and s.kind = :positionKinds.worked and not s.is_current
  ) as "formerEmployers"
from contacts.contacts c
join contacts.contact_details d on d.network_id = c.network_id and d.person_id = c.person_id
where c.network_id = :networkId and c.person_id = :person

-- name: update_words
-- nullable: :companyId, :edits, :typedEmail
-- An edit corrects what is known. It is no change of job, so nothing is noted of what the contact was before.
with kept as (
  update contacts.contact_details set edits = :edits::jsonb, typed_email = :typedEmail where network_id = :networkId and person_id = :person
)
update contacts.contacts set :contactFields({column} = :{field}), company_id = :companyId::bigint, kind = :kind, search_vector = :searchVector::tsvector, changed_at = :now
where network_id = :networkId and person_id = :person
