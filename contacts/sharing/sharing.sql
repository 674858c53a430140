-- import: SharingMode from './sharing.contract.ts'

-- name: get_overview
-- type: mode = SharingMode
select
  coalesce((select mode from identity.sharing_settings), 'private') as mode,
  (select count(*)::int from contacts.contacts where network_id = (select identity.viewer_network_id()) and not is_hidden) as contacts,
  (select count(*)::int from contacts.contacts where network_id = (select identity.viewer_network_id()) and is_hidden) as hidden

-- name: list_teammates
select u.id as "userId", u.name from account.memberships m join account.users u on u.id = m.user_id
where m.workspace_id = platform.workspace_id() and m.user_id <> platform.viewer_id() order by u.name, u.id

-- name: list_whom_i_see
select u.id as "userId", u.name, (select count(*)::int from contacts.contacts c where c.network_id = v.network_id and not c.is_hidden) as contacts
from identity.visible_networks v join identity.member_networks o on o.id = v.network_id join account.users u on u.id = o.user_id
where v.viewer_network_id = (select identity.viewer_network_id()) and v.kind <> 'self' order by u.name, u.id

-- name: count_shown
-- Runs as the viewer: what row-level security hides from them is not counted.
select count(*)::int as n from contacts.contacts where network_id = :networkId and not is_hidden

-- name: list_shown
select c.person_id::text as "personId", :sharedFields(c.{column} as "{field}"), e.strength, e.last_day as "lastDay"
from contacts.contacts c join contacts.relationships e using (network_id, person_id)
where c.network_id = :networkId and not c.is_hidden
order by coalesce(e.strength, -1) desc, c.person_id limit :limit
