-- name: find_reminder
select r.send_at as "sendAt" from contacts.import_reminders r where r.network_id = (select identity.viewer_network_id())

-- name: save_reminder
insert into contacts.import_reminders (network_id, send_at, locale) values (:networkId, :sendAt, :locale)
on conflict (network_id) do update set send_at = excluded.send_at, locale = excluded.locale

-- name: delete_reminder
delete from contacts.import_reminders where network_id = :networkId

-- name: take_reminder
-- Nothing for a member who has left.
delete from contacts.import_reminders r
using identity.member_networks n join account.users u on u.id = n.user_id join account.memberships m on m.workspace_id = n.workspace_id and m.user_id = n.user_id
where r.network_id = :networkId and r.send_at <= :now and n.id = r.network_id
returning n.workspace_id as "workspaceId", n.user_id as "userId", u.name, u.email, r.locale
