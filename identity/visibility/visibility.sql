-- name: get_looking
-- not null: sight
select m.me, network.sight(m.me) as sight from (select network.me() as me) m

-- name: insert_sight
-- Everybody who may use this network gets their row, and everybody whose network the owner may use is theirs already.
-- A colleague counts 400 of 1000 before any mail has been seen; a step through somebody else keeps four fifths.
insert into network.visible (viewer_id, owner_id, w, kind)
select o.id, s.owner_id, 320, case s.mode when 'workspace' then 'workspace' else 'granted' end
from network.sharing s
join network.owners owner on owner.id = s.owner_id
join network.owners o on o.workspace_id = owner.workspace_id and o.id <> s.owner_id
-- Both still belong to the workspace: a seat is kept for who may come back.
join account.memberships mo on mo.workspace_id = owner.workspace_id and mo.user_id = owner.user_id
join account.memberships mv on mv.workspace_id = o.workspace_id and mv.user_id = o.user_id
where (s.owner_id = :seat or o.id = :seat)
  and (s.mode = 'workspace' or (s.mode = 'selected' and exists (
    select from network.sharing_grants g where g.owner_id = s.owner_id and g.viewer_id = o.id)))
on conflict do nothing

-- name: delete_sight
delete from network.visible where owner_id = :owner and viewer_id <> :owner

-- name: delete_all_sight
delete from network.visible where viewer_id = :owner or owner_id = :owner

-- name: list_sight
select v.viewer_id as viewer, v.owner_id as owner, u.email
from network.visible v join network.owners o on o.id = v.owner_id join account.users u on u.id = o.user_id
where v.kind <> 'self' and (v.viewer_id = :seat or v.owner_id = :seat)

-- name: update_sight
update network.visible v set person_id = n.person_id, w = n.w, people = n.people
from (
  select q.viewer, q.owner, k.person_id, greatest(320, coalesce(e.strength, 0) * 8 / 10) as w,
    (select count(*)::int from network.edges c where c.owner_id = q.owner and not c.is_hidden) as people
  from unnest(:viewers::int[], :owners::int[], :keys::bigint[]) q(viewer, owner, key)
  left join network.contact_keys k on k.owner_id = q.viewer and k.key = q.key
  left join network.edges e on e.owner_id = q.viewer and e.person_id = k.person_id
) n
where v.viewer_id = n.viewer and v.owner_id = n.owner and (v.person_id, v.w, v.people) is distinct from (n.person_id, n.w, n.people)

-- name: delete_faintest_sight
-- type: :most = number
-- The bound of every question: at most so many networks beside one's own, the most reliable.
delete from network.visible v using (
  select x.viewer_id, x.owner_id, row_number() over (partition by x.viewer_id order by x.w desc, x.owner_id) as place
  from network.visible x where x.kind <> 'self' and x.viewer_id in (
    select y.viewer_id from network.visible y where y.owner_id = :seat or y.viewer_id = :seat)
) ranked
where v.viewer_id = ranked.viewer_id and v.owner_id = ranked.owner_id and ranked.place > :most

-- name: touch_directory
insert into network.owner_versions as v (owner_id, is_hidden, version) values (0, false, 1)
on conflict (owner_id, is_hidden) do update set version = v.version + 1
