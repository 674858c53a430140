-- name: forget_grants
delete from network.sharing_grants where owner_id = :owner

-- name: keep_mode
insert into network.sharing (owner_id, mode, changed_at) values (:owner, :mode, :now)
on conflict (owner_id) do update set mode = excluded.mode, changed_at = excluded.changed_at

-- name: keep_grants
insert into network.sharing_grants (owner_id, viewer_id)
select :owner, o.id from network.owners o
where o.workspace_id = :workspace and o.user_id = any(:users::uuid[]) and o.id <> :owner

-- name: overview
select
  coalesce((select mode from network.sharing), 'private') as mode,
  (select count(*)::int from network.contacts where owner_id = (select network.me())) as contacts,
  (select count(*)::int from network.contacts where owner_id = (select - network.me())) as hidden

-- name: who_sees_me
select u.id as "userId", u.name from network.visible v join network.owners o on o.id = v.viewer_id join account.users u on u.id = o.user_id
where v.owner_id = :owner and v.viewer_id <> :owner order by u.name, u.id

-- name: whom_i_see
select u.id as "userId", u.name, (select count(*)::int from network.contacts c where c.owner_id = v.owner_id) as contacts
from network.visible v join network.owners o on o.id = v.owner_id join account.users u on u.id = o.user_id
where v.viewer_id = (select network.me()) and v.kind > 0 order by u.name, u.id
