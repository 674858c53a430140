-- import: Language from '@wellmet/platform/messages/locale.ts'
-- import: Message from '@wellmet/platform/messages/messages.ts'
-- type: title = Message
-- type: language = Language
-- type: body = Message[]

-- name: list_waiting
select n.user_id as "userId", s.time_zone as "timeZone", min(n.created_at) as since
from account.notifications n
join account.users u on u.id = n.user_id and u.email_verified
left join account.notification_settings s on s.user_id = n.user_id
where n.awaits_digest
group by n.user_id, s.time_zone

-- name: find_addressee
select name, email, language from account.users where id = :userId and email_verified

-- name: take_for_digest
with taken as (
  update account.notifications set awaits_digest = false
  where user_id = :userId and awaits_digest and created_at < :until
  returning id, workspace_id, title, body, link
)
select w.name as workspace, t.title, t.body, t.link
from taken t join account.workspaces w on w.id = t.workspace_id
order by w.name, w.id, t.id desc
