-- name: plan_plainly
-- Row-level security makes every row look dear to the planner, which then compiles for seconds what runs for milliseconds;
-- and a plan for any list of people is one for ten of them, which takes fifty times as long with thousands.
select set_config('plan_cache_mode', 'force_custom_plan', true)

-- name: list_teammates
-- Who shares with the viewer, and who they are among the viewer's own contacts.
select v.network_id as "networkId", v.person_id::text as "personId", v.trust_weight as "trustWeight", o.user_id as "userId", u.name
from identity.visible_networks v join identity.member_networks o on o.id = v.network_id join account.users u on u.id = o.user_id
where v.viewer_network_id = (select identity.viewer_network_id()) and v.kind <> 'self'
order by v.trust_weight desc, v.network_id limit :limit

-- name: list_people
-- The viewer's own contacts, then whom teammates know and the viewer does not. The best of all lie among the best of each
-- teammate, so nobody's whole network is read. Whom a teammate does not know, as the viewer said, is not theirs to show.
with own as (
  select e.person_id, c.name, c.title, c.company, e.strength, e.two_way, e.last_day
  from contacts.relationships e join contacts.contacts c using (network_id, person_id)
  where e.network_id = (select identity.viewer_network_id())
  order by coalesce(e.strength, -1) desc, e.person_id limit :limit
), best as (
  select distinct on (e.person_id) e.person_id, v.network_id, coalesce(v.trust_weight * e.strength, -1) as score, e.strength, e.two_way, e.last_day
  from identity.visible_networks v
  cross join lateral (
    select e.person_id, e.strength, e.two_way, e.last_day from contacts.relationships e
    where e.network_id = v.network_id and not exists (
      select from contacts.relationships m where m.network_id = (select identity.viewer_network_id()) and m.person_id = e.person_id)
      and (v.network_id, e.person_id) not in (select * from unnest(:unusedNetworks::int[], :unusedPeople::bigint[]))
    order by e.strength desc nulls last, e.person_id limit :limit - (select count(*) from own)
  ) e
  where v.viewer_network_id = (select identity.viewer_network_id()) and v.kind <> 'self'
  order by e.person_id, score desc, v.network_id
), reach as (
  select * from best order by score desc, person_id limit :limit - (select count(*) from own)
)
select person_id::text as "personId", null::int as "networkId", name, title, company, strength, two_way as "isTwoWay", last_day as "lastDay"
from own
union all
select r.person_id::text, r.network_id, c.name, c.title, c.company, r.strength, r.two_way, r.last_day
from reach r join contacts.contacts c using (network_id, person_id)

-- name: count_people
select count(distinct e.person_id)::int as n
from identity.visible_networks v join contacts.relationships e on e.network_id = v.network_id
where v.viewer_network_id = (select identity.viewer_network_id())
  and (v.network_id, e.person_id) not in (select * from unnest(:unusedNetworks::int[], :unusedPeople::bigint[]))

-- name: list_known
-- Whom of these people each teammate knows, strongest first; people are told by their place in the list.
select e.network_id as "networkId", p.place::int, e.strength, e.two_way as "isTwoWay", e.last_day as "lastDay"
from identity.visible_networks v
join contacts.relationships e on e.network_id = v.network_id
join unnest(:people::bigint[]) with ordinality p(person_id, place) on p.person_id = e.person_id
where v.viewer_network_id = (select identity.viewer_network_id()) and v.kind <> 'self'
order by e.strength desc nulls last, e.person_id, e.network_id limit :limit

-- name: list_inferred_relationships
-- Between these people: what the viewer saw in their own threads, and what is public. Stored both ways, shown once.
select t.one::int, t.other::int, t.permille, t.basis, t.last_day as "lastDay"
from (
  select distinct on (t.a, t.b) t.a, t.b, one.place as one, other.place as other, t.permille, t.basis, t.last_day
  from unnest(:people::bigint[]) with ordinality one(person_id, place)
  join graph.inferred_relationships t on t.network_id in (0, (select identity.viewer_network_id())) and t.a = one.person_id and t.a < t.b
  join unnest(:people::bigint[]) with ordinality other(person_id, place) on other.person_id = t.b
  order by t.a, t.b, t.permille desc, t.network_id
) t
order by t.permille desc, t.a, t.b limit :limit
