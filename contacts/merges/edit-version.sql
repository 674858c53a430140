-- name: find_edit_version
-- Changes with every merge, every undoing, every pair kept apart, every erasure and every lifting.
select concat_ws('.', (select max(number) from network.contact_merges where owner_id = :owner),
  (select count(*) from network.contact_merges where owner_id = :owner and undone_at is not null),
  (select count(*) from network.not_the_same where owner_id = :owner),
  (select count(*) || ' ' || max(erased_at) from network.erasures where owner_id in (0, :owner))) as care
