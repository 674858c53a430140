-- import: Language from '@wellmet/platform/messages/locale.ts'
-- import: Message from '@wellmet/platform/messages/messages.ts'
-- type: title = Message
-- type: language = Language
-- type: body = Message[]
-- import: Role from '@wellmet/platform/contract/endpoint.ts'
-- type: role = Role

-- name: list_waiting
-- nullable: timeZone
-- not null: userId, since
-- Whose notifications wait, and who wants the brief of the morning.
select n.user_id as "userId", s.time_zone as "timeZone", min(n.created_at) as since
from account.notifications n
join account.users u on u.id = n.user_id and u.email_verified
left join account.notification_settings s on s.user_id = n.user_id
where n.awaits_digest
group by n.user_id, s.time_zone
union all
select s.user_id, s.time_zone, s.briefed_until
from account.notification_settings s join account.users u on u.id = s.user_id and u.email_verified
where s.briefed_until is not null

-- name: find_addressee
-- nullable: briefedUntil
select u.name, u.email, u.language, s.briefed_until as "briefedUntil"
from account.users u left join account.notification_settings s on s.user_id = u.id
where u.id = :userId and u.email_verified

-- name: list_brief_workspaces
-- Those that would let in the user, as for what is mailed of their notifications.
select w.id as "workspaceId", w.name, m.role from account.memberships m join account.workspaces w on w.id = m.workspace_id
where m.user_id = :userId and not account.lacks_second_factor(w.id, m.user_id)
  and not account.lacks_sign_on(w.id, m.user_id, m.role, account.is_linked(w.id, m.user_id), true)
order by w.name, w.id

-- name: mark_briefed
-- 0 if they want none any more, or got it.
update account.notification_settings set briefed_until = :until where user_id = :userId and briefed_until < :until

-- name: take_for_digest
-- Without workspaces that would let in neither the user nor a key of theirs: nothing of them is mailed, and it waits there.
with taken as (
  update account.notifications set awaits_digest = false
  where user_id = :userId and awaits_digest and created_at < :until
  returning id, workspace_id, title, body, link
)
select w.name as workspace, t.title, t.body, t.link
from taken t join account.workspaces w on w.id = t.workspace_id
join account.memberships m on m.workspace_id = w.id and m.user_id = :userId
where not account.lacks_second_factor(w.id, m.user_id)
  and not account.lacks_sign_on(w.id, m.user_id, m.role, account.is_linked(w.id, m.user_id), true)
order by w.name, w.id, t.id desc
