-- name: list_collections
-- type: newest = { entryId: string; name: string }[]
-- nullable: :person, :company
-- Counted as they are now: two entries who became one person are one.
select c.id, c.name, c.kind, c.created_at as "createdAt", c.changed_at as "changedAt", n.people, n.companies, l.newest, h.id as "entryId"
from network.collections c
cross join lateral (
  select count(distinct coalesce(k.person_id, e.person_id))::int as people, count(e.company_id)::int as companies
  from network.collection_entries e left join network.contact_keys k on k.owner_id = e.owner_id and k.key = e.person_id
  where e.collection_id = c.id
) n
cross join lateral (
  select coalesce(jsonb_agg(jsonb_build_object('entryId', e.id, 'name', e.name) order by e.saved_at desc, e.id desc), '[]') as newest
  from (select e.* from network.collection_entries e where e.collection_id = c.id order by e.saved_at desc, e.id desc limit 3) e
) l
left join lateral (
  select e.id from network.collection_entries e left join network.contact_keys k on k.owner_id = e.owner_id and k.key = e.person_id
  where e.collection_id = c.id and (coalesce(k.person_id, e.person_id) = :person::bigint or e.company_id = :company::bigint)
  order by e.saved_at, e.id limit 1
) h on true
where c.owner_id = (select network.me()) and (:id::uuid is null or c.id = :id::uuid)
order by c.changed_at desc, c.id desc limit :limit

-- name: list_own_among
select c.id from network.collections c where c.owner_id = (select network.me()) and c.id = any(:ids::uuid[])

-- name: await_turn
-- type: :owner = number
-- The count of an owner's collections is looked at before one is added.
select platform.acquire_lock('network.collections', :owner::int::text)

-- name: count_collections
select count(*)::int as n from network.collections where owner_id = :owner

-- name: insert_collection
insert into network.collections (id, owner_id, name, kind, created_at, changed_at) values (:id, :owner, :name, :kind, :now, :now)
on conflict (owner_id, lower(name)) do nothing returning id

-- name: find_namesake
select id from network.collections where owner_id = :owner and lower(name) = lower(:name::text) and id <> :id

-- name: rename_collection
update network.collections set name = :name, changed_at = :now where owner_id = :owner and id = :id returning id

-- name: touch_collection
update network.collections set changed_at = :now where owner_id = :owner and id = :id

-- name: delete_collection
delete from network.collections where owner_id = :owner and id = :id returning id

-- name: lock_collection
select kind from network.collections where owner_id = :owner and id = :id for no key update
