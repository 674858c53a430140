-- name: top_people
-- Exact without reading the whole reach: the score is weight times strength, so the best of all lie among the best of each.
select t.person_id::text as "personId"
from (
  select e.person_id, max(v.w * e.strength) as score
  from network.visible v
  cross join lateral (
    select e.person_id, e.strength from network.edges e where e.owner_id = v.owner_id
    order by e.strength desc nulls last, e.person_id limit :limit
  ) e
  where v.viewer_id = (select network.me()) and e.strength is not null
  group by e.person_id order by score desc, e.person_id limit :limit
) t
order by t.score desc, t.person_id

-- name: connectors
-- Everybody through whom these people can be reached, with what each of them knows; the viewer too, as kind 0.
select e.person_id::text as "personId", c.name, c.title, c.company, c.location, c.changed_at as "changedAt", v.w, v.kind, o.user_id as "userId", u.name as "ownerName",
  e.strength, e.two_way as "isTwoWay", e.last_day as "lastDay", e.n_messages as messages, e.n_meetings as meetings
from network.visible v
join network.edges e on e.owner_id = v.owner_id and e.person_id = any(:people::bigint[])
join network.contacts c on c.owner_id = e.owner_id and c.person_id = e.person_id
join network.owners o on o.id = abs(v.owner_id)
join account.users u on u.id = o.user_id
where v.viewer_id = (select network.me())
order by e.person_id, v.kind = 0 desc, v.w * coalesce(e.strength, 0) desc, o.user_id
