-- name: find_contact
select c.person_id::text as "personId", c.name, c.company, d.typed_email as "typedEmail" from contacts.contacts c
join contacts.contact_details d on d.network_id = c.network_id and d.person_id = c.person_id
where c.network_id = :networkId and c.person_id = :person

-- name: list_everybody_in
-- Somebody may be many by merges, each with a number of their own.
with recursive everybody as (
  select :person::bigint as person_id
  union
  select m.gone_id from everybody e join contacts.merges m on m.network_id = :networkId and m.survivor_id = e.person_id and m.undone_at is null
)
select person_id::text as "personId" from everybody

-- name: list_earlier_names
-- As whom they were known before they were merged.
select distinct c ->> 'name' as name, c ->> 'company' as company
from contacts.merges m cross join lateral jsonb_array_elements(m.before -> 'contacts') c
where m.network_id = :networkId and m.undone_at is null and m.gone_id = any(:people::bigint[])

-- name: insert_tombstones
insert into contacts.deletions (network_id, key, deletion_id, deleted_at)
select :networkId, x.key, :id, :now
from (
  select unnest(:people::bigint[] || :keys::bigint[]) as key
  union select k.key from contacts.contact_keys k where k.network_id = :networkId and k.person_id = any(:people::bigint[])
) x
on conflict (network_id, key) do update set deletion_id = excluded.deletion_id, deleted_at = excluded.deleted_at
returning key::text as key

-- name: delete_hide_rules_of
-- Rules that hide nobody but them, with what says whom they hide.
delete from contacts.hide_rules h
where h.network_id = :networkId and h.company is null and h.domain is null
  and exists (select from contacts.hidden_contacts x where x.network_id = :networkId and x.hide_rule_id = h.id and x.person_id = any(:people::bigint[]))
  and not exists (select from contacts.hidden_contacts o where o.hide_rule_id = h.id and o.person_id <> all(:people::bigint[]))

-- name: list_deletions
select min(deleted_at) as "deletedAt" from contacts.deletions where network_id = (select identity.viewer_network_id())
group by deletion_id order by min(deleted_at) desc, deletion_id limit :limit

-- name: count_deletions
select count(distinct deletion_id)::int as n from contacts.deletions where network_id = (select identity.viewer_network_id())

-- name: delete_deletions
-- All handles of the same person at once, or they would stay erased by the others.
delete from contacts.deletions e where e.network_id = :networkId and e.deletion_id in (
  select x.deletion_id from contacts.deletions x where x.network_id = :networkId and x.key = any(:keys::bigint[]))
returning e.deletion_id as id

-- name: delete_name_deletion
-- Only the name: whoever has it may come with another handle, and the handles that were deleted stay deleted.
delete from contacts.deletions e where e.network_id = :networkId and e.key = :key returning e.deletion_id as id

-- name: list_deletions_since
-- nullable: workspaceId, userId
select d.deletion_id as id, min(d.deleted_at) as at, n.workspace_id as "workspaceId", n.user_id as "userId",
  array_agg(d.key::text) as keys
from contacts.deletions d left join identity.member_networks n on n.id = d.network_id
where d.deleted_at >= :since group by d.deletion_id, d.network_id, n.workspace_id, n.user_id

-- name: find_network_of
select id as "networkId" from identity.member_networks where workspace_id = :workspaceId::uuid and user_id = :userId::uuid

-- name: list_contacts_by_key
select distinct c.person_id::text as "personId", c.name, c.company, d.typed_email as "typedEmail"
from contacts.contact_keys k join contacts.contacts c on c.network_id = k.network_id and c.person_id = k.person_id
join contacts.contact_details d on d.network_id = c.network_id and d.person_id = c.person_id
where k.network_id = :networkId and k.key = any(:keys::bigint[])

-- name: find_tombstones
-- nullable: :workspaceId, :userId
-- Whom the operator erased for all, and whom this member erased.
select d.key::text as key, d.network_id = 0 as "isForAll" from contacts.deletions d
where d.key = any(:keys::bigint[]) and (d.network_id = 0 or d.network_id = (
  select n.id from identity.member_networks n where n.workspace_id = :workspaceId::uuid and n.user_id = :userId::uuid))

-- name: list_tombstones
select key::text as key, network_id = 0 as "isForAll" from contacts.deletions where network_id in (0, :networkId)
