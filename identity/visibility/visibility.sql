-- name: find_viewer_network
-- not null: visibilityVersion
select m.me, network.sight(m.me) as "visibilityVersion" from (select network.me() as me) m

-- name: insert_visibility
-- A row for everybody this network is shared with, and for every network that is shared with it. A colleague counts
-- 400 of 1000 before any mail is known, times 0.8 for the extra step: 320.
insert into network.visible (viewer_id, owner_id, w, kind)
select o.id, s.owner_id, 320, case s.mode when 'workspace' then 'workspace' else 'granted' end
from network.sharing s
join network.owners owner on owner.id = s.owner_id
join network.owners o on o.workspace_id = owner.workspace_id and o.id <> s.owner_id
-- Both must still be members: the network of a former member is kept in case they come back.
join account.memberships mo on mo.workspace_id = owner.workspace_id and mo.user_id = owner.user_id
join account.memberships mv on mv.workspace_id = o.workspace_id and mv.user_id = o.user_id
where (s.owner_id = :networkId or o.id = :networkId)
  and (s.mode = 'workspace' or (s.mode = 'selected' and exists (
    select from network.sharing_grants g where g.owner_id = s.owner_id and g.viewer_id = o.id)))
on conflict do nothing

-- name: delete_visibility
delete from network.visible where owner_id = :networkId and viewer_id <> :networkId

-- name: delete_all_visibility
delete from network.visible where viewer_id = :networkId or owner_id = :networkId

-- name: list_visibility
select v.viewer_id as viewer, v.owner_id as network, u.email
from network.visible v join network.owners o on o.id = v.owner_id join account.users u on u.id = o.user_id
where v.kind <> 'self' and (v.viewer_id = :networkId or v.owner_id = :networkId)

-- name: update_trust_weights
update network.visible v set person_id = n.person_id, w = n.weight, people = n.people
from unnest(:viewers::int[], :networks::int[], :personIds::bigint[], :weights::int[], :people::int[]) n(viewer, network, person_id, weight, people)
where v.viewer_id = n.viewer and v.owner_id = n.network and (v.person_id, v.w, v.people) is distinct from (n.person_id, n.weight, n.people)

-- name: delete_weakest_visibility
-- type: :most = number
-- Keeps the networks with the highest trust weight, at most so many for each viewer: it bounds what a search costs.
delete from network.visible v using (
  select x.viewer_id, x.owner_id, row_number() over (partition by x.viewer_id order by x.w desc, x.owner_id) as place
  from network.visible x where x.kind <> 'self' and x.viewer_id in (
    select y.viewer_id from network.visible y where y.owner_id = :networkId or y.viewer_id = :networkId)
) ranked
where v.viewer_id = ranked.viewer_id and v.owner_id = ranked.owner_id and ranked.place > :most

-- name: update_directory_version
insert into network.owner_versions as v (owner_id, is_hidden, version) values (0, false, 1)
on conflict (owner_id, is_hidden) do update set version = v.version + 1

-- name: delete_sharing_grants
delete from network.sharing_grants where owner_id = :networkId

-- name: upsert_sharing_mode
insert into network.sharing (owner_id, mode, changed_at) values (:networkId, :mode, :now)
on conflict (owner_id) do update set mode = excluded.mode, changed_at = excluded.changed_at

-- name: insert_sharing_grants
insert into network.sharing_grants (owner_id, viewer_id)
select :networkId, o.id from network.owners o
where o.workspace_id = :workspaceId and o.user_id = any(:userIds::uuid[]) and o.id <> :networkId
