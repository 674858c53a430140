-- import: CollectionKind from '../lists/collections.contract.ts'

-- name: list_missions
-- type: collections = { id: string; name: string; kind: CollectionKind; entries: number }[]
-- type: people = { id: string; name: string }[]
-- type: companies = { id: string; name: string }[]
select m.id, m.title, m.state, m.due_on::text as "dueOn", m.roles, m.created_at as "createdAt", m.changed_at as "changedAt", t.collections, t.people, t.companies
from network.missions m
cross join lateral (
  select
    coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'kind', c.kind, 'entries',
      (select count(*) from network.collection_entries e where e.collection_id = c.id)) order by t.place) filter (where c.id is not null), '[]') as collections,
    coalesce(jsonb_agg(jsonb_build_object('id', coalesce(k.person_id, t.person_id)::text, 'name', t.name) order by t.place)
      filter (where t.person_id is not null), '[]') as people,
    coalesce(jsonb_agg(jsonb_build_object('id', t.company_id::text, 'name', t.name) order by t.place) filter (where t.company_id is not null), '[]') as companies
  from network.mission_targets t
  left join network.collections c on c.id = t.collection_id
  left join network.contact_keys k on k.owner_id = t.owner_id and k.key = t.person_id
  where t.mission_id = m.id
) t
where m.owner_id = (select network.me()) and (:id::uuid is null or m.id = :id::uuid)
order by array_position(array['open', 'done', 'archived'], m.state), m.created_at desc, m.id desc limit :limit

-- name: list_targets
-- type: :most = number
-- Whoever and whatever is a target of these, each once for each of them; of many the first, with how many there are.
with targets as (
  select t.mission_id, coalesce(k.person_id, t.person_id) as person_id, t.company_id
  from network.mission_targets t left join network.contact_keys k on k.owner_id = t.owner_id and k.key = t.person_id
  where t.mission_id = any(:missions::uuid[]) and t.collection_id is null
  union
  select t.mission_id, coalesce(k.person_id, e.person_id), e.company_id
  from network.mission_targets t
  join network.collection_entries e on e.collection_id = t.collection_id
  left join network.contact_keys k on k.owner_id = e.owner_id and k.key = e.person_id
  where t.mission_id = any(:missions::uuid[])
)
select n.mission_id as "missionId", n.person_id::text as "personId", n.company_id::text as "companyId", n.total
from (
  select t.*, (count(*) over (partition by t.mission_id))::int as total,
    row_number() over (partition by t.mission_id order by t.person_id, t.company_id) as nth
  from targets t
) n
where n.nth <= :most

-- name: list_wanted
-- not null: name
-- Whom the viewer wants to reach: what stands on their target lists, and the targets of their open missions.
with targets as (
  select e.owner_id, e.person_id, e.company_id, e.name
  from network.collection_entries e join network.collections c on c.id = e.collection_id
  where c.owner_id = (select network.me()) and (c.kind = 'targets' or exists (
    select from network.mission_targets t join network.missions m on m.id = t.mission_id where t.collection_id = c.id and m.state = 'open'))
  union all
  select t.owner_id, t.person_id, t.company_id, t.name
  from network.mission_targets t join network.missions m on m.id = t.mission_id
  where m.owner_id = (select network.me()) and m.state = 'open' and t.collection_id is null
)
select coalesce(k.person_id, t.person_id)::text as "personId", t.company_id::text as "companyId", min(t.name) as name
from targets t left join network.contact_keys k on k.owner_id = t.owner_id and k.key = t.person_id
group by 1, 2 order by 1, 2 limit :most

-- name: await_turn
select platform.acquire_lock('network.missions', :owner::int::text)

-- name: count_missions
select count(*)::int as n from network.missions where owner_id = :owner

-- name: insert_mission
insert into network.missions (id, owner_id, title, state, due_on, roles, role_queries, created_at, changed_at)
values (:id, :owner, :title, 'open', :dueOn::date, :roles, :roleQueries, :now, :now)

-- name: lock_mission
select id from network.missions where owner_id = :owner and id = :id for no key update

-- name: update_mission
update network.missions set title = :title, state = :state, due_on = :dueOn::date, roles = :roles, role_queries = :roleQueries, changed_at = :now
where owner_id = :owner and id = :id

-- name: delete_mission
delete from network.missions where owner_id = :owner and id = :id returning id

-- name: delete_targets
delete from network.mission_targets where owner_id = :owner and mission_id = :id

-- name: insert_targets
insert into network.mission_targets (id, owner_id, mission_id, place, collection_id, person_id, company_id, name)
select n.id, :owner, :mission, n.place, n.collection_id, n.person_id, n.company_id, n.name
from unnest(:ids::uuid[], :collections::uuid[], :people::bigint[], :companies::bigint[], :names::text[])
  with ordinality n(id, collection_id, person_id, company_id, name, place)

-- name: delete_targets_of_people
delete from network.mission_targets where owner_id = :networkId and person_id = any(:people::bigint[])

-- name: delete_targets_of_strangers
-- Only where they are not a contact of the member whose mission it is.
delete from network.mission_targets x where x.person_id = any(:people::bigint[])
  and not exists (select from network.contacts c where c.owner_id = x.owner_id and c.person_id = x.person_id)
