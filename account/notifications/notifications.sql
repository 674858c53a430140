-- import: Message from '@wellmet/platform/messages/messages.ts'
-- import: NotificationKind from './notifications.contract.ts'
-- type: kind = NotificationKind
-- type: title = Message
-- type: body = Message[]

-- name: insert_notifications
insert into account.notifications
  (id, user_id, workspace_id, kind, title, body, link, dedupe_key, awaits_digest, created_at)
select t.id, m.user_id, m.workspace_id, :kind::text, t.title::jsonb, :body, :link, :dedupeKey, d.delivery = 'digest', :now
from unnest(:ids::uuid[], :userIds::uuid[], :titles::text[]) t(id, user_id, title)
join account.memberships m on m.workspace_id = :workspaceId and m.user_id = t.user_id
left join account.notification_settings s on s.user_id = m.user_id
cross join lateral (select coalesce(s.deliveries ->> :kind::text, :usual) as delivery) d
where d.delivery <> 'off'
on conflict (user_id, workspace_id, dedupe_key) do nothing
returning user_id as "userId"

-- name: trim_notifications
delete from account.notifications n
using unnest(:userIds::uuid[]) u(user_id), lateral (
  select k.id from account.notifications k where k.user_id = u.user_id and k.workspace_id = :workspaceId
  order by k.read_at is null desc, k.id desc offset :most
) beyond
where n.id = beyond.id

-- name: list_notifications
select id, kind, title, body, link, created_at as "createdAt", read_at as "readAt"
from account.notifications
where user_id = :userId and workspace_id = :workspaceId
  and (:cursor::uuid is null or id < :cursor::uuid) and (not :unread::boolean or read_at is null)
order by id desc limit :limit

-- name: count_notifications
select
  (select count(*)::int from account.notifications
    where user_id = :userId and workspace_id = :workspaceId and read_at is null) as unread,
  (select id from account.notifications
    where user_id = :userId and workspace_id = :workspaceId order by id desc limit 1) as "newestId"

-- name: mark_read
update account.notifications set read_at = coalesce(read_at, :now), awaits_digest = false
where user_id = :userId and workspace_id = :workspaceId and id = :id
returning id, kind, title, body, link, created_at as "createdAt", read_at as "readAt"

-- name: mark_all_read
with marked as (
  update account.notifications set read_at = :now, awaits_digest = false
  where user_id = :userId and workspace_id = :workspaceId and read_at is null returning 1
)
select count(*)::int as n from marked

-- name: delete_notification
delete from account.notifications where user_id = :userId and workspace_id = :workspaceId and id = :id returning id

-- name: delete_read
with gone as (
  delete from account.notifications
  where user_id = :userId and workspace_id = :workspaceId and read_at is not null returning 1
)
select count(*)::int as n from gone

-- name: delete_notifications_about_ids
delete from account.notifications n where n.workspace_id = :workspaceId
  and exists (select from unnest(:about::text[]) a where position(a in n.link) > 0 or position(a in n.dedupe_key) > 0)

-- name: delete_notifications_naming_any
delete from account.notifications n where n.workspace_id = :workspaceId
  and exists (select from unnest(:emails::text[]) e(email) where position(e.email in lower(n.title::text || n.body::text)) > 0)

-- name: delete_notifications_with_name
delete from account.notifications n where n.workspace_id = :workspaceId and n.kind = :kind and n.link = :link
  and n.title #>> '{params,name}' = any(:names::text[])

-- name: delete_notifications_of_kind
delete from account.notifications n where n.workspace_id = :workspaceId and n.kind = :kind and n.link = :link

-- name: mark_read_of_kind
update account.notifications n set read_at = :now, awaits_digest = false
where n.workspace_id = :workspaceId and n.kind = :kind and n.link = :link and n.read_at is null

-- name: delete_read_before
delete from account.notifications where read_at < :before

-- name: list_managers
select user_id as "userId" from account.memberships where workspace_id = :workspaceId and role in ('owner', 'admin')

-- name: find_member_name
select u.name from account.memberships m join account.users u on u.id = m.user_id
where m.workspace_id = :workspaceId and m.user_id = :userId
