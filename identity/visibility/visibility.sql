-- name: find_viewer_network
-- not null: visibilityVersion, stateVersion
select m.me, identity.visibility_version(m.me) as "visibilityVersion",
  (select concat_ws('.', count(*), extract(epoch from max(s.saved_at))) from identity.person_states s where s.network_id = m.me) as "stateVersion" from (select identity.viewer_network_id() as me) m

-- name: insert_visibility
-- A row for everybody this network is shared with, and for every network that is shared with it. A colleague counts
-- 400 of 1000 before any mail is known, times 0.8 for the extra step: 320.
insert into identity.visible_networks (viewer_network_id, network_id, trust_weight, kind)
select o.id, s.network_id, 320, case s.mode when 'workspace' then 'workspace' else 'granted' end
from identity.sharing_settings s
join identity.member_networks n on n.id = s.network_id
join identity.member_networks o on o.workspace_id = n.workspace_id and o.id <> s.network_id
-- Both must still be members: the network of a former member is kept in case they come back.
join account.memberships mo on mo.workspace_id = n.workspace_id and mo.user_id = n.user_id
join account.memberships mv on mv.workspace_id = o.workspace_id and mv.user_id = o.user_id
where (s.network_id = :networkId or o.id = :networkId)
  and (s.mode = 'workspace' or (s.mode = 'selected' and exists (
    select from identity.sharing_grants g where g.network_id = s.network_id and g.viewer_network_id = o.id)))
on conflict do nothing

-- name: delete_visibility
delete from identity.visible_networks where network_id = :networkId and viewer_network_id <> :networkId

-- name: delete_all_visibility
delete from identity.visible_networks where viewer_network_id = :networkId or network_id = :networkId

-- name: list_visibility
select v.viewer_network_id as viewer, v.network_id as network, u.email
from identity.visible_networks v join identity.member_networks o on o.id = v.network_id join account.users u on u.id = o.user_id
where v.kind <> 'self' and (v.viewer_network_id = :networkId or v.network_id = :networkId)

-- name: list_who_sees
select u.id as "userId", u.name from identity.visible_networks v join identity.member_networks o on o.id = v.viewer_network_id join account.users u on u.id = o.user_id
where v.network_id = :networkId and v.viewer_network_id <> :networkId order by u.name, u.id

-- name: update_trust_weights
update identity.visible_networks v set person_id = n.person_id, trust_weight = n.weight, people = n.people
from unnest(:viewers::int[], :networks::int[], :personIds::bigint[], :weights::int[], :people::int[]) n(viewer, network, person_id, weight, people)
where v.viewer_network_id = n.viewer and v.network_id = n.network and (v.person_id, v.trust_weight, v.people) is distinct from (n.person_id, n.weight, n.people)

-- name: delete_weakest_visibility
-- type: :most = number
-- Keeps the networks with the highest trust weight, at most so many for each viewer: it bounds what a search costs.
delete from identity.visible_networks v using (
  select x.viewer_network_id, x.network_id, row_number() over (partition by x.viewer_network_id order by x.trust_weight desc, x.network_id) as place
  from identity.visible_networks x where x.kind <> 'self' and x.viewer_network_id in (
    select y.viewer_network_id from identity.visible_networks y where y.network_id = :networkId or y.viewer_network_id = :networkId)
) ranked
where v.viewer_network_id = ranked.viewer_network_id and v.network_id = ranked.network_id and ranked.place > :most

-- name: update_directory_version
insert into identity.network_versions as v (network_id, is_hidden, version) values (0, false, 1)
on conflict (network_id, is_hidden) do update set version = v.version + 1

-- name: delete_sharing_grants
delete from identity.sharing_grants where network_id = :networkId

-- name: upsert_sharing_mode
insert into identity.sharing_settings (network_id, mode, changed_at) values (:networkId, :mode, :now)
on conflict (network_id) do update set mode = excluded.mode, changed_at = excluded.changed_at

-- name: insert_sharing_grants
insert into identity.sharing_grants (network_id, viewer_network_id)
select :networkId, o.id from identity.member_networks o
where o.workspace_id = :workspaceId and o.user_id = any(:userIds::uuid[]) and o.id <> :networkId
