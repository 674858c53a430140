-- name: select_items
-- nullable: :companies
-- A page, or those that are asked for. Who became one person by a merge is one entry, the first that was saved.
select e.id, e.person_now::text as "personId", e.company_id::text as "companyId", e.name, e.note, e.saved_at as "savedAt"
from (
  select distinct on (x.person_now, x.company_id) x.*
  from (
    select e.*, coalesce(k.person_id, e.person_id) as person_now
    from discovery.saved_list_items e left join contacts.contact_keys k on k.network_id = e.network_id and k.key = e.person_id
    where e.network_id = (select identity.viewer_network_id()) and e.list_id = :savedList
  ) x
  order by x.person_now, x.company_id, x.saved_at, x.id
) e
where (:after::uuid is null or (e.saved_at, e.id) < (
    select l.saved_at, l.id from discovery.saved_list_items l where l.list_id = :savedList and l.id = :after::uuid))
  and (:id::uuid is null or e.id = :id::uuid)
  and (:people::bigint[] is null or e.person_now = any(:people::bigint[]) or e.company_id = any(:companies::bigint[]))
order by e.saved_at desc, e.id desc limit :limit

-- name: list_people_now
-- Who these are now, by the viewer's own keys.
select coalesce(k.person_id, q.person_id)::text as "personId"
from unnest(:people::bigint[]) q(person_id) left join contacts.contact_keys k on k.network_id = (select identity.viewer_network_id()) and k.key = q.person_id

-- name: insert_items
insert into discovery.saved_list_items (id, network_id, list_id, person_id, company_id, name, saved_at)
select n.id, :networkId, :savedList, n.person_id, n.company_id, n.name, :now
from unnest(:ids::uuid[], :people::bigint[], :companies::bigint[], :names::text[]) n(id, person_id, company_id, name)
where not exists (
  select from discovery.saved_list_items e join contacts.contact_keys k on k.network_id = e.network_id and k.key = e.person_id
  where e.network_id = :networkId and e.list_id = :savedList and k.person_id = n.person_id)
on conflict do nothing returning id

-- name: count_items
select count(*)::int as n from discovery.saved_list_items where network_id = :networkId and list_id = :savedList

-- name: update_note
update discovery.saved_list_items set note = :note where network_id = :networkId and list_id = :savedList and id = :id returning id

-- name: delete_item
-- With whoever became one with them: they would come to light again.
with gone as (
  select coalesce(k.person_id, e.person_id) as person_now, e.company_id
  from discovery.saved_list_items e left join contacts.contact_keys k on k.network_id = e.network_id and k.key = e.person_id
  where e.network_id = :networkId and e.list_id = :savedList and e.id = :id
),
same as (
  select e.id from gone g join discovery.saved_list_items e on e.network_id = :networkId and e.list_id = :savedList
  left join contacts.contact_keys k on k.network_id = e.network_id and k.key = e.person_id
  where coalesce(k.person_id, e.person_id) = g.person_now or e.company_id = g.company_id
)
delete from discovery.saved_list_items e using same s where e.id = s.id and e.network_id = :networkId returning e.id

-- name: delete_items_of_strangers
-- Only where they are not a contact of the member who saved them.
delete from discovery.saved_list_items x where x.person_id = any(:people::bigint[])
  and not exists (select from contacts.contacts c where c.network_id = x.network_id and c.person_id = x.person_id)
