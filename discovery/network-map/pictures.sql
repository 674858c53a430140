-- name: plan_plainly
-- Row-level security makes every row look dear to the planner, which then compiles for seconds what runs for milliseconds;
-- and a plan for any list of people is one for ten of them, which takes fifty times as long with thousands.
select set_config('plan_cache_mode', 'force_custom_plan', true)

-- name: list_teammates
-- Who shares with the viewer, and who they are among the viewer's own contacts.
select v.owner_id as "ownerId", v.person_id::text as "personId", v.w, o.user_id as "userId", u.name
from network.visible v join network.owners o on o.id = v.owner_id join account.users u on u.id = o.user_id
where v.viewer_id = (select network.me()) and v.kind <> 'self'
order by v.w desc, v.owner_id limit :limit

-- name: list_people
-- The viewer's own contacts, then whom teammates know and the viewer does not. The best of all lie among the best of each
-- teammate, so nobody's whole network is read.
with own as (
  select e.person_id, c.name, c.title, c.company, e.strength, e.two_way, e.last_day
  from network.edges e join network.contacts c using (owner_id, person_id)
  where e.owner_id = (select network.me())
  order by coalesce(e.strength, -1) desc, e.person_id limit :limit
), best as (
  select distinct on (e.person_id) e.person_id, v.owner_id, coalesce(v.w * e.strength, -1) as score, e.strength, e.two_way, e.last_day
  from network.visible v
  cross join lateral (
    select e.person_id, e.strength, e.two_way, e.last_day from network.edges e
    where e.owner_id = v.owner_id and not exists (
      select from network.edges m where m.owner_id = (select network.me()) and m.person_id = e.person_id)
    order by e.strength desc nulls last, e.person_id limit :limit - (select count(*) from own)
  ) e
  where v.viewer_id = (select network.me()) and v.kind <> 'self'
  order by e.person_id, score desc, v.owner_id
), reach as (
  select * from best order by score desc, person_id limit :limit - (select count(*) from own)
)
select person_id::text as "personId", null::int as "ownerId", name, title, company, strength, two_way as "isTwoWay", last_day as "lastDay"
from own
union all
select r.person_id::text, r.owner_id, c.name, c.title, c.company, r.strength, r.two_way, r.last_day
from reach r join network.contacts c using (owner_id, person_id)

-- name: count_people
select count(distinct e.person_id)::int as n
from network.visible v join network.edges e on e.owner_id = v.owner_id where v.viewer_id = (select network.me())

-- name: list_known
-- Whom of these people each teammate knows, strongest first; people are told by their place in the list.
select e.owner_id as "ownerId", p.place::int, e.strength, e.two_way as "isTwoWay", e.last_day as "lastDay"
from network.visible v
join network.edges e on e.owner_id = v.owner_id
join unnest(:people::bigint[]) with ordinality p(person_id, place) on p.person_id = e.person_id
where v.viewer_id = (select network.me()) and v.kind <> 'self'
order by e.strength desc nulls last, e.person_id, e.owner_id limit :limit

-- name: list_inferred_relationships
-- Between these people: what the viewer saw in their own threads, and what is public. Stored both ways, shown once.
select t.one::int, t.other::int, t.permille, t.basis, t.last_day as "lastDay"
from (
  select distinct on (t.a, t.b) t.a, t.b, one.place as one, other.place as other, t.permille, t.basis, t.last_day
  from unnest(:people::bigint[]) with ordinality one(person_id, place)
  join network.ties t on t.owner_id in (0, (select network.me())) and t.a = one.person_id and t.a < t.b
  join unnest(:people::bigint[]) with ordinality other(person_id, place) on other.person_id = t.b
  order by t.a, t.b, t.permille desc, t.owner_id
) t
order by t.permille desc, t.a, t.b limit :limit
