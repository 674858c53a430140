-- name: find_edit_version
-- Changes with every merge, every undoing, every pair kept apart, every erasure and every lifting.
select concat_ws('.', (select max(number) from contacts.merges where network_id = :networkId),
  (select count(*) from contacts.merges where network_id = :networkId and undone_at is not null),
  (select count(*) from contacts.distinct_contacts where network_id = :networkId),
  (select count(*) || ' ' || max(deleted_at) from contacts.deletions where network_id in (0, :networkId))) as "editVersion"
