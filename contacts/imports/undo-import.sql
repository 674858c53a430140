-- name: insert_import_contacts
insert into contacts.import_contacts (network_id, import_id, person_id)
select :networkId, :importId, p.person_id from unnest(:people::bigint[]) p(person_id)
on conflict do nothing

-- name: list_brought_in
-- The contacts that an import speaks of, as they are now, and whether anything else speaks of them: another import, an
-- earlier one included, or the member's own hand.
with said as (
  select distinct coalesce(k.person_id, i.person_id) as person_id
  from contacts.import_contacts i left join contacts.contact_keys k on k.network_id = i.network_id and k.key = i.person_id
  where i.network_id = :networkId and i.import_id = :importId
),
elsewhere as (
  select distinct coalesce(k.person_id, i.person_id) as person_id
  from contacts.import_contacts i left join contacts.contact_keys k on k.network_id = i.network_id and k.key = i.person_id
  where i.network_id = :networkId and i.import_id <> :importId
)
select s.person_id::text as "personId",
  (d.first_seen_at < m.created_at
    or s.person_id in (select e.person_id from elsewhere e)
    or :byHand::text = any(d.sources) or d.familiarity is not null or d.edits is not null or d.typed_email is not null
    or exists (select from contacts.contact_notes x where x.network_id = :networkId and x.person_id = s.person_id)
    or exists (select from contacts.contact_tags x where x.network_id = :networkId and x.person_id = s.person_id)
    or exists (select from contacts.merges x where x.network_id = :networkId and x.survivor_id = s.person_id and x.made_by = 'hand' and x.undone_at is null)
    or exists (select from contacts.distinct_contacts x where x.network_id = :networkId and s.person_id in (x.a, x.b))
    or exists (select from contacts.hidden_contacts x join contacts.hide_rules h on h.id = x.hide_rule_id
      where x.network_id = :networkId and x.person_id = s.person_id and h.company is null and h.domain is null)) as stays
from said s
join contacts.imports m on m.id = :importId and m.network_id = :networkId
join contacts.contacts c on c.network_id = :networkId and c.person_id = s.person_id
join contacts.contact_details d on d.network_id = :networkId and d.person_id = s.person_id

-- name: ask_undo
-- No row when it was asked for already, or the import is not done.
update contacts.imports set undo_asked_at = :now
where id = :importId and network_id = :networkId and state = 'done' and undo_asked_at is null returning id

-- name: mark_import_undone
with forgotten as (delete from contacts.import_contacts where network_id = :networkId and import_id = :importId)
update contacts.imports set undone_at = :now where id = :importId and network_id = :networkId
