-- name: list_notes
-- nullable: :person
select n.id, n.person_id::text as "personId", n.text, n.created_at as "createdAt", n.changed_at as "changedAt" from contacts.contact_notes n
where n.network_id = (select identity.viewer_network_id()) and (:person::bigint is null or n.person_id = :person::bigint)
order by n.created_at desc, n.id desc limit :limit::int

-- name: insert_note
-- No row when the contact has as many as it may have.
insert into contacts.contact_notes (id, network_id, person_id, text, created_at, changed_at)
select :id, :networkId, :person::bigint, :text, :now, :now
where (select count(*) from contacts.contact_notes n where n.network_id = :networkId and n.person_id = :person::bigint) < :most::int
returning id, person_id::text as "personId", text, created_at as "createdAt", changed_at as "changedAt"

-- name: update_note
update contacts.contact_notes set text = :text, changed_at = :now
where network_id = (select identity.viewer_network_id()) and id = :id
returning id, person_id::text as "personId", text, created_at as "createdAt", changed_at as "changedAt"

-- name: delete_note
delete from contacts.contact_notes where network_id = (select identity.viewer_network_id()) and id = :id returning id
