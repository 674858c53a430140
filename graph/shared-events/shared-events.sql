-- name: find_network
select n.id as "networkId" from identity.member_networks n where n.workspace_id = :workspaceId and n.user_id = :userId

-- name: list_objecting
-- Those of these keys that nobody may hold.
select k as key from unnest(:keys::bigint[]) k
where exists (select from contacts.objections o where o.key = k)
  or exists (select from contacts.deletions d where d.network_id = 0 and d.key = k)

-- name: delete_other_attendances
delete from graph.attendances where gathering_id = :gatheringId and not key = any(:keys::bigint[])

-- name: insert_attendances
-- nullable: :networkId
insert into graph.attendances (gathering_id, key, person_id, workspace_id)
select :gatheringId, n.key, coalesce(k.person_id, n.key), :workspaceId
from unnest(:keys::bigint[]) n(key)
left join contacts.contact_keys k on k.network_id = :networkId::int and k.key = n.key
on conflict do nothing

-- name: list_shared_events
-- The smallest event at which both of a pair were, by every number that the viewer knows them by.
select distinct on (q.a, q.b) q.a::text as a, q.b::text as b, g.name, greatest(g.coming, g.checked_in) as guests, g.starts_at as "startsAt"
from unnest(:a::bigint[], :b::bigint[]) q(a, b)
cross join lateral (
  select array(select q.a union all select k.key from contacts.contact_keys k
    where k.network_id = (select identity.viewer_network_id()) and k.person_id = q.a) as one,
  array(select q.b union all select k.key from contacts.contact_keys k
    where k.network_id = (select identity.viewer_network_id()) and k.person_id = q.b) as other
) known
join graph.attendances x on x.workspace_id = platform.workspace_id() and (x.key = any(known.one) or x.person_id = any(known.one))
join graph.attendances y on y.gathering_id = x.gathering_id and y.key <> x.key and (y.key = any(known.other) or y.person_id = any(known.other))
join connections.gatherings g on g.id = x.gathering_id
order by q.a, q.b, greatest(g.coming, g.checked_in), g.starts_at desc, g.id

-- name: has_attendances
-- not null: isThere
select exists (select from graph.attendances where workspace_id = platform.workspace_id()) as "isThere"

-- name: delete_attendances_of
delete from graph.attendances where key = any(:keys::bigint[]) or person_id = any(:keys::bigint[])
