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
