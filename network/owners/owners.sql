-- name: give_sight
-- Everybody who may use this network gets their row, and everybody whose network the owner may use is theirs already.
-- A colleague counts 400 of 1000 before any mail has been seen; a step through somebody else keeps four fifths.
insert into network.visible (viewer_id, owner_id, w, kind)
select o.id, s.owner_id, 320, case s.mode when 'workspace' then 1 else 2 end
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

-- name: forget_sight
delete from network.visible where owner_id = :owner and viewer_id <> :owner

-- name: lose_sight
delete from network.visible where viewer_id = :owner or owner_id in (:owner, - :owner::int)
