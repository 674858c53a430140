-- import: SavedListKind from '../lists/saved-lists.contract.ts'

-- name: list_missions
-- type: savedLists = { id: string; name: string; kind: SavedListKind; items: number }[]
-- type: people = { id: string; name: string }[]
-- type: companies = { id: string; name: string }[]
select m.id, m.title, m.state, m.due_on::text as "dueOn", m.roles, m.created_at as "createdAt", m.changed_at as "changedAt", t.saved_lists as "savedLists", t.people, t.companies
from discovery.missions m
cross join lateral (
  select
    coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'kind', c.kind, 'items',
      (select count(*) from discovery.saved_list_items e where e.list_id = c.id)) order by t.place) filter (where c.id is not null), '[]') as saved_lists,
    coalesce(jsonb_agg(jsonb_build_object('id', coalesce(k.person_id, t.person_id)::text, 'name', t.name) order by t.place)
      filter (where t.person_id is not null), '[]') as people,
    coalesce(jsonb_agg(jsonb_build_object('id', t.company_id::text, 'name', t.name) order by t.place) filter (where t.company_id is not null), '[]') as companies
  from discovery.mission_targets t
  left join discovery.saved_lists c on c.id = t.list_id
  left join contacts.contact_keys k on k.network_id = t.network_id and k.key = t.person_id
  where t.mission_id = m.id
) t
where m.network_id = (select identity.viewer_network_id()) and (:id::uuid is null or m.id = :id::uuid)
order by array_position(array['open', 'done', 'archived'], m.state), m.created_at desc, m.id desc limit :limit

-- name: list_targets
-- type: :most = number
-- not null: name
-- Whoever and whatever is a target of these, each once for each of them; of many the first, with how many there are.
with targets as (
  select t.mission_id, coalesce(k.person_id, t.person_id) as person_id, t.company_id, t.name
  from discovery.mission_targets t left join contacts.contact_keys k on k.network_id = t.network_id and k.key = t.person_id
  where t.mission_id = any(:missions::uuid[]) and t.list_id is null
  union all
  select t.mission_id, coalesce(k.person_id, e.person_id), e.company_id, e.name
  from discovery.mission_targets t
  join discovery.saved_list_items e on e.list_id = t.list_id
  left join contacts.contact_keys k on k.network_id = e.network_id and k.key = e.person_id
  where t.mission_id = any(:missions::uuid[])
)
select n.mission_id as "missionId", n.person_id::text as "personId", n.company_id::text as "companyId", n.name, n.total
from (
  select t.mission_id, t.person_id, t.company_id, min(t.name) as name, (count(*) over (partition by t.mission_id))::int as total,
    row_number() over (partition by t.mission_id order by t.person_id, t.company_id) as nth
  from targets t group by t.mission_id, t.person_id, t.company_id
) n
where n.nth <= :most

-- name: list_named_targets
-- not null: name, total, lists
-- Whoever and whatever is a target of one mission, each once, with the lists that it is on: those named one by one first.
with targets as (
  select t.network_id, t.person_id, t.company_id, t.name, null::text as list, t.place
  from discovery.mission_targets t where t.mission_id = :mission and t.list_id is null
  union all
  select e.network_id, e.person_id, e.company_id, e.name, c.name, 1000 + t.place
  from discovery.mission_targets t
  join discovery.saved_lists c on c.id = t.list_id
  join discovery.saved_list_items e on e.list_id = c.id
  where t.mission_id = :mission
)
select coalesce(k.person_id, t.person_id)::text as "personId", t.company_id::text as "companyId", (array_agg(t.name order by t.place))[1] as name,
  array_remove(array_agg(distinct t.list), null) as lists, (count(*) over ())::int as total
from targets t left join contacts.contact_keys k on k.network_id = t.network_id and k.key = t.person_id
group by coalesce(k.person_id, t.person_id), t.company_id
order by min(t.place), 3, 1, 2 limit :most

-- name: count_people_at
-- not null: companyId, known, inDirectory
-- Of each company, how many there the viewer has as contacts and does not deny to know, and how many others the directory lists, up to a limit.
select q.company_id::text as "companyId",
  (select count(*)::int from contacts.relationships e where e.network_id = (select identity.viewer_network_id()) and e.company_id = q.company_id
    and not exists (select from contacts.contact_details d
      where d.network_id = e.network_id and d.person_id = e.person_id and d.familiarity = 'not_at_all')) as known,
  (select count(*)::int from (
    select from contacts.contacts c where c.network_id = 0 and c.company_id = q.company_id and not exists (
      select from contacts.relationships e where e.network_id = (select identity.viewer_network_id()) and e.person_id = c.person_id)
    limit :listed::int) l) as "inDirectory"
from unnest(:companies::bigint[]) q(company_id)

-- name: list_wanted
-- not null: name
-- Whom the viewer wants to reach: what stands on their target lists, the targets of their open missions, and whom they added.
with targets as (
  select e.network_id, e.person_id, e.company_id, e.name
  from discovery.saved_list_items e join discovery.saved_lists c on c.id = e.list_id
  where c.network_id = (select identity.viewer_network_id()) and (c.kind = 'targets' or exists (
    select from discovery.mission_targets t join discovery.missions m on m.id = t.mission_id where t.list_id = c.id and m.state = 'open'))
  union all
  select t.network_id, t.person_id, t.company_id, t.name
  from discovery.mission_targets t join discovery.missions m on m.id = t.mission_id
  where m.network_id = (select identity.viewer_network_id()) and m.state = 'open' and t.list_id is null
  union all
  select t.network_id, t.person_id, null, t.name from contacts.targets t where t.network_id = (select identity.viewer_network_id())
)
select coalesce(k.person_id, t.person_id)::text as "personId", t.company_id::text as "companyId", min(t.name) as name
from targets t left join contacts.contact_keys k on k.network_id = t.network_id and k.key = t.person_id
group by 1, 2 order by 1, 2 limit :most

-- name: list_goals_about
-- Titles of my open missions that want any of these people, the newest first.
select m.id, m.title from discovery.missions m
where m.network_id = (select identity.viewer_network_id()) and m.state = 'open' and exists (
  select from discovery.mission_targets t
  left join discovery.saved_list_items e on e.list_id = t.list_id
  left join contacts.contact_keys k on k.network_id = m.network_id and k.key = coalesce(t.person_id, e.person_id)
  where t.mission_id = m.id and coalesce(k.person_id, t.person_id, e.person_id) = any(:people::bigint[]))
order by m.created_at desc, m.id limit :limit

-- name: list_wanted_roles
-- Roles of open missions, and whether the mission has no other target: such a role is wanted at any company.
select r.role, bool_or(not exists (select from discovery.mission_targets t where t.mission_id = m.id)) as "isAnywhere"
from discovery.missions m cross join unnest(m.roles) r(role)
where m.network_id = (select identity.viewer_network_id()) and m.state = 'open'
group by r.role order by r.role

-- name: has_goal
-- not null: hasGoal
-- Whether an open mission of the viewer says who or what they want to reach.
select exists (select from discovery.missions m where m.network_id = (select identity.viewer_network_id()) and m.state = 'open'
  and (cardinality(m.roles) > 0 or exists (select from discovery.mission_targets t where t.mission_id = m.id))) as "hasGoal"

-- name: count_missions
select count(*)::int as n from discovery.missions where network_id = :networkId

-- name: insert_mission
insert into discovery.missions (id, network_id, title, state, due_on, roles, role_queries, created_at, changed_at)
values (:id, :networkId, :title, 'open', :dueOn::date, :roles, :roleQueries, :now, :now)

-- name: lock_mission
select id from discovery.missions where network_id = :networkId and id = :id for no key update

-- name: update_mission
update discovery.missions set title = :title, state = :state, due_on = :dueOn::date, roles = :roles, role_queries = :roleQueries, changed_at = :now
where network_id = :networkId and id = :id

-- name: delete_mission
delete from discovery.missions where network_id = :networkId and id = :id returning id

-- name: delete_targets
delete from discovery.mission_targets where network_id = :networkId and mission_id = :id

-- name: insert_targets
insert into discovery.mission_targets (id, network_id, mission_id, place, list_id, person_id, company_id, name)
select n.id, :networkId, :mission, n.place, n.list_id, n.person_id, n.company_id, n.name
from unnest(:ids::uuid[], :savedLists::uuid[], :people::bigint[], :companies::bigint[], :names::text[])
  with ordinality n(id, list_id, person_id, company_id, name, place)

-- name: delete_targets_of_strangers
-- Only where they are not a contact of the member whose mission it is.
delete from discovery.mission_targets x where x.person_id = any(:people::bigint[])
  and not exists (select from contacts.contacts c where c.network_id = x.network_id and c.person_id = x.person_id)
