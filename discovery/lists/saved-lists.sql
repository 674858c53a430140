-- name: list_saved_lists
-- type: newest = { itemId: string; name: string }[]
-- nullable: :person, :company
-- Counted as they are now: two entries who became one person are one.
select c.id, c.name, c.kind, c.created_at as "createdAt", c.changed_at as "changedAt", n.people, n.companies, l.newest, h.id as "itemId"
from discovery.saved_lists c
cross join lateral (
  select count(distinct coalesce(k.person_id, e.person_id))::int as people, count(e.company_id)::int as companies
  from discovery.saved_list_items e left join contacts.contact_keys k on k.network_id = e.network_id and k.key = e.person_id
  where e.list_id = c.id
) n
cross join lateral (
  select coalesce(jsonb_agg(jsonb_build_object('itemId', e.id, 'name', e.name) order by e.saved_at desc, e.id desc), '[]') as newest
  from (select e.* from discovery.saved_list_items e where e.list_id = c.id order by e.saved_at desc, e.id desc limit 3) e
) l
left join lateral (
  select e.id from discovery.saved_list_items e left join contacts.contact_keys k on k.network_id = e.network_id and k.key = e.person_id
  where e.list_id = c.id and (coalesce(k.person_id, e.person_id) = :person::bigint or e.company_id = :company::bigint)
  order by e.saved_at, e.id limit 1
) h on true
where c.network_id = (select identity.viewer_network_id()) and (:id::uuid is null or c.id = :id::uuid)
order by c.changed_at desc, c.id desc limit :limit

-- name: list_own_among
select c.id from discovery.saved_lists c where c.network_id = (select identity.viewer_network_id()) and c.id = any(:ids::uuid[])

-- name: count_saved_lists
select count(*)::int as n from discovery.saved_lists where network_id = :networkId

-- name: insert_saved_list
insert into discovery.saved_lists (id, network_id, name, kind, created_at, changed_at) values (:id, :networkId, :name, :kind, :now, :now)
on conflict (network_id, lower(name)) do nothing returning id

-- name: find_namesake
select id from discovery.saved_lists where network_id = :networkId and lower(name) = lower(:name::text) and id <> :id

-- name: rename_saved_list
update discovery.saved_lists set name = :name, changed_at = :now where network_id = :networkId and id = :id returning id

-- name: touch_saved_list
update discovery.saved_lists set changed_at = :now where network_id = :networkId and id = :id

-- name: delete_saved_list
delete from discovery.saved_lists where network_id = :networkId and id = :id returning id

-- name: lock_saved_list
select kind from discovery.saved_lists where network_id = :networkId and id = :id for no key update
