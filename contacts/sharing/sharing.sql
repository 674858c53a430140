-- import: SharingMode from './sharing.contract.ts'

-- name: get_overview
-- type: mode = SharingMode
select
  coalesce((select mode from network.sharing), 'private') as mode,
  (select count(*)::int from network.contacts where owner_id = (select network.me()) and not is_hidden) as contacts,
  (select count(*)::int from network.contacts where owner_id = (select network.me()) and is_hidden) as hidden

-- name: list_who_sees_me
select u.id as "userId", u.name from network.visible v join network.owners o on o.id = v.viewer_id join account.users u on u.id = o.user_id
where v.owner_id = :owner and v.viewer_id <> :owner order by u.name, u.id

-- name: list_teammates
select u.id as "userId", u.name from account.memberships m join account.users u on u.id = m.user_id
where m.workspace_id = platform.workspace_id() and m.user_id <> platform.viewer_id() order by u.name, u.id

-- name: list_whom_i_see
select u.id as "userId", u.name, (select count(*)::int from network.contacts c where c.owner_id = v.owner_id and not c.is_hidden) as contacts
from network.visible v join network.owners o on o.id = v.owner_id join account.users u on u.id = o.user_id
where v.viewer_id = (select network.me()) and v.kind <> 'self' order by u.name, u.id

-- name: count_shown
-- Run with the eyes of whoever is looking: what row-level security keeps from them is not counted.
select count(*)::int as n from network.contacts where owner_id = :owner and not is_hidden

-- name: list_shown
select c.person_id::text as "personId", c.name, c.title, c.company, c.location, e.strength, e.last_day as "lastDay"
from network.contacts c join network.edges e using (owner_id, person_id)
where c.owner_id = :owner and not c.is_hidden
order by coalesce(e.strength, -1) desc, c.person_id limit :limit
