-- Kinds: 1 worked at, 2 studied at, 3 belongs to, 4 invested in.
-- type: kind = 1 | 2 | 3 | 4

-- name: list_members
-- type: :fewest = number
-- type: :mostOwn = number
-- type: :mostOfOthers = number
-- type: :mostMembers = number
-- not null: place
-- Who in reach is or was where: of each place the first few, of all places those of which most is in reach. Public facts
-- and the viewer's own files alone say where somebody was; row-level security keeps back what others' files say. Of an
-- employer only those count who left, unless the viewer left it too: then whoever is there now is worth knowing.
with sights as materialized (
  select v.network_id, v.kind, v.trust_weight,
    case when v.kind = 'self' then :mostOwn else :mostOfOthers / (count(*) filter (where v.kind <> 'self') over ()) end as most
  from identity.visible_networks v where v.viewer_network_id = (select identity.viewer_network_id())
),
reach as materialized (
  select distinct on (e.person_id) e.person_id, s.network_id, s.kind = 'self' as is_own, s.trust_weight * coalesce(e.strength, 0) as score
  from sights s
  cross join lateral (
    select e.person_id, e.strength from contacts.relationships e where e.network_id = s.network_id
    order by e.strength desc nulls last, e.person_id limit s.most
  ) e
  order by e.person_id, s.kind <> 'self', s.trust_weight * coalesce(e.strength, 0) desc, s.network_id
),
mine as materialized (
  select distinct m.place_id, m.kind from contacts.positions m
  where m.network_id = (select identity.viewer_network_id()) and m.person_id = 0 and m.kind = any(:kinds::smallint[]) and (m.kind <> :positionKinds.worked or not m.is_current)
),
there_now as materialized (
  select c.* from mine m
  cross join sights s
  cross join lateral (
    select c.network_id, c.person_id, c.company_id, c.company, c.title from contacts.contacts c
    where c.network_id = s.network_id and c.company_id = m.place_id offset 0
  ) c
  where m.kind = :positionKinds.worked
),
-- With all that is needed of a person, so that nothing joins them again: how many they are no plan can guess.
told as materialized (
  select r.*, s.kind, s.place_id, s.place, s.role, s.department, s.location, s.from_month, s.to_month, s.is_current
  from reach r
  join contacts.positions s on s.network_id in (0, (select identity.viewer_network_id())) and s.person_id = r.person_id and s.kind = any(:kinds::smallint[])
  where s.kind <> :positionKinds.worked or not s.is_current or exists (select from mine m where m.place_id = s.place_id and m.kind = :positionKinds.worked)
  union all
  select r.*, :positionKinds.worked, c.company_id, c.company, c.title, null, null, null, null, true
  from there_now c join reach r on r.person_id = c.person_id and r.network_id = c.network_id
),
groups as (
  select g.*, row_number() over (order by g.mine desc, g.people / coalesce(g.size, 10000)::real desc, g.people desc, g.place_id) as rank
  from (
    select t.kind, t.place_id, coalesce(min(p.name), min(t.place)) as place, min(p.people) as size, count(distinct t.person_id)::int as people,
      exists (select from mine m where m.place_id = t.place_id and m.kind = t.kind) as mine
    from told t left join contacts.places p on p.id = t.place_id
    group by t.kind, t.place_id
    having exists (select from mine m where m.place_id = t.place_id and m.kind = t.kind)
      or (count(distinct t.person_id) >= :fewest and (:fewest = 1 or bool_or(t.is_own)))
  ) g
  order by rank limit :mostGroups
),
members as (
  select t.*, g.place as place_name, g.size, g.people, g.mine,
    dense_rank() over (partition by t.kind, t.place_id order by t.is_own desc, t.score desc, t.person_id) as nth
  from groups g join told t using (kind, place_id)
)
select m.kind, m.place_id::text as "placeId", m.place_name as place, m.size, m.people, m.mine, m.person_id::text as "personId", c.name, c.title, c.company,
  m.is_own as "isOwn", m.score, m.role, m.department, m.location, m.from_month as "fromMonth", m.to_month as "toMonth", m.is_current as "isCurrent"
from members m join contacts.contacts c on c.network_id = m.network_id and c.person_id = m.person_id
where m.nth <= :mostMembers
order by m.kind, m.place_id, m.nth, m.from_month nulls last, m.to_month

-- name: list_own_positions
select s.kind, s.place_id::text as "placeId", s.role, s.department, s.location, s.from_month as "fromMonth", s.to_month as "toMonth", s.is_current as "isCurrent"
from contacts.positions s
where s.network_id = (select identity.viewer_network_id()) and s.person_id = 0 and s.kind = any(:kinds::smallint[]) and (s.kind <> :positionKinds.worked or not s.is_current)
order by s.place_id, s.from_month nulls last, s.ref

-- name: list_people_at
-- type: :most = number
-- Who in reach is at these companies, by what is shown of them: of each the best reached, with how many there are in all.
select t.place_id::text as "placeId", t.person_id::text as "personId", t.name, t.title, t.company, t.is_own as "isOwn", t.total
from (
  select x.*, row_number() over (partition by x.place_id order by x.is_own desc, x.score desc, x.person_id) as nth,
    (count(*) over (partition by x.place_id))::int as total
  from (
    select distinct on (q.place_id, c.person_id) q.place_id, c.person_id, c.name, c.title, c.company, v.kind = 'self' as is_own,
      v.trust_weight * coalesce(e.strength, 0) as score
    from unnest(:places::bigint[]) q(place_id)
    cross join identity.visible_networks v
    join contacts.contacts c on c.network_id = v.network_id and c.company_id = q.place_id
    join contacts.relationships e on e.network_id = c.network_id and e.person_id = c.person_id
    where v.viewer_network_id = (select identity.viewer_network_id())
    order by q.place_id, c.person_id, v.kind <> 'self', v.trust_weight * coalesce(e.strength, 0) desc, v.network_id
  ) x
) t
where t.nth <= :most
order by t.place_id, t.nth
