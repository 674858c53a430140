-- import: ButtonAnswer, ChannelPlatform, MessageState, NoticeKind from './channels.contract.ts'
-- import: Role from '@wellmet/platform/contract/endpoint.ts'
-- import: FailureReason from './message-states.rules.ts'
-- import: StoredState from '@wellmet/connections/engine/engine.contract.ts'
-- type: platform = ChannelPlatform
-- type: state = MessageState
-- type: reason = FailureReason | null

-- name: insert_link
-- The last three of a member are kept.
with older as (
  delete from outreach.channel_links where code_hash in (
    select code_hash from outreach.channel_links where workspace_id = :workspaceId and user_id = :userId
    order by created_at desc offset 2)
)
insert into outreach.channel_links (code_hash, workspace_id, user_id, created_at, expires_at)
values (:codeHash, :workspaceId, :userId, :now, :expiresAt)

-- name: take_link
-- Once, by somebody who is still in the workspace.
delete from outreach.channel_links l using account.users u, account.workspaces w
where l.code_hash = :codeHash and u.id = l.user_id and w.id = l.workspace_id
returning l.workspace_id as "workspaceId", l.user_id as "userId", l.expires_at as "expiresAt", u.name, u.language, w.name as "workspaceName"

-- name: delete_old_links
delete from outreach.channel_links where expires_at < :now

-- name: list_chat_accounts
-- type: platform = ChannelPlatform
-- type: accountState = StoredState
-- Of members of the workspace who have not left it, the ones that work.
select a.id as "accountId", a.user_id as "userId", u.name, a.provider as platform, a.subject, a.address, a.state as "accountState"
from connections.connected_accounts a
join account.memberships m on m.workspace_id = a.workspace_id and m.user_id = a.user_id
join account.users u on u.id = a.user_id
where a.workspace_id = :workspaceId and a.provider = any(:platforms::text[]) and a.state in ('connected', 'failed')
  and u.disabled_at is null and u.deletes_at is null
order by u.name, a.connected_at, a.id

-- name: list_member_names
select m.user_id as "userId", u.name from account.memberships m join account.users u on u.id = m.user_id
where m.workspace_id = :workspaceId and m.user_id = any(:userIds::uuid[])

-- name: count_waiting
-- not null: count
select count(*)::int as count from outreach.channel_messages
where workspace_id = :workspaceId and user_id = :userId and state in ('waiting', 'sending')

-- name: list_written_to
-- nullable: recipientId, place
-- Others to whom a member wrote lately without an approval: what was approved went to more at once.
select distinct m.recipient_id as "recipientId", m.place from outreach.channel_messages m
where m.workspace_id = :workspaceId and m.user_id = :userId and not m.is_notice and m.created_at > :since
  and m.recipient_id is distinct from m.user_id
  and (m.batch_id is null or (select count(*) from outreach.channel_messages b
    where b.workspace_id = m.workspace_id and b.user_id = m.user_id and b.batch_id = m.batch_id) <= :most::int)

-- name: insert_message
insert into outreach.channel_messages
  (id, workspace_id, user_id, recipient_id, account_id, platform, place, place_name, batch_id, sealed_text, state, is_notice, about, created_at)
values (:id, :workspaceId, :userId, :recipientId, :accountId, :platform, :place, :placeName, :batchId, :sealedText, 'waiting', :isNotice, :about, :now)

-- name: list_messages
-- type: platform = ChannelPlatform
-- nullable: recipientName
select m.id, m.platform, m.recipient_id as "recipientId", u.name as "recipientName", m.place_name as "placeName", m.batch_id as "batchId",
  m.state, m.reason, m.created_at as "createdAt", m.settled_at as "settledAt"
from outreach.channel_messages m left join account.users u on u.id = m.recipient_id
where m.workspace_id = :workspaceId and m.user_id = :userId and not m.is_notice and (:ids::uuid[] is null or m.id = any(:ids::uuid[]))
order by m.id desc limit :limit

-- name: claim_message
-- nullable: accountId, accountOwner
-- type: platform = ChannelPlatform
-- Once: from here on it is never sent a second time. With whether everybody is still there.
update outreach.channel_messages m set state = 'sending'
where m.id = :id and m.state = 'waiting'
returning m.workspace_id as "workspaceId", m.platform, m.place, m.sealed_text as "sealedText",
  (select a.id from connections.connected_accounts a join account.users u on u.id = a.user_id
    where a.id = m.account_id and a.state in ('connected', 'failed') and u.disabled_at is null and u.deletes_at is null) as "accountId",
  (select a.user_id from connections.connected_accounts a where a.id = m.account_id) as "accountOwner",
  m.recipient_id is null or exists (select from account.memberships r where r.workspace_id = m.workspace_id and r.user_id = m.recipient_id) as "isMember"

-- name: find_message_state
select state, platform from outreach.channel_messages where id = :id

-- name: settle_message
-- nullable: :reason, :ref
update outreach.channel_messages set state = :state, reason = :reason, ref = :ref, sealed_text = null, settled_at = :now
where id = :id and state = 'sending'

-- name: release_message
update outreach.channel_messages set state = 'waiting' where id = :id and state = 'sending'

-- name: delete_messages_before
delete from outreach.channel_messages where created_at < :before

-- name: list_notices
-- type: kinds = NoticeKind[]
select n.account_id as "accountId", n.kinds from outreach.channel_notices n where n.user_id = :userId and n.workspace_id = :workspaceId

-- name: save_notices
insert into outreach.channel_notices (user_id, account_id, workspace_id, kinds) values (:userId, :accountId, :workspaceId, :kinds)
on conflict (user_id, account_id) do update set kinds = excluded.kinds

-- name: list_subscribed
-- type: platform = ChannelPlatform
-- Accounts of these members that want notices of a kind and work.
select n.user_id as "userId", n.account_id as "accountId", a.provider as platform, a.subject, u.language
from outreach.channel_notices n
join connections.connected_accounts a on a.id = n.account_id and a.state in ('connected', 'failed')
join account.users u on u.id = n.user_id and u.disabled_at is null and u.deletes_at is null
where n.workspace_id = :workspaceId and n.user_id = any(:userIds::uuid[]) and n.kinds @> array[:kind::text]

-- name: lock_answerable
-- type: platform = ChannelPlatform
-- type: role = Role
-- A message with buttons, and who may click them: the member whose account it went to, if they still may.
select m.workspace_id as "workspaceId", m.user_id as "userId", m.about, m.platform, m.answer, a.subject, r.role,
  u.email_verified as "emailVerified", account.session_lacks_second_factor(m.workspace_id, m.user_id, null, null) as "lacksSecondFactor",
  account.session_lacks_sign_on(m.workspace_id, m.user_id, r.role, null, null) as "lacksSignOn"
from outreach.channel_messages m
join connections.connected_accounts a on a.id = m.account_id and a.user_id = m.user_id and a.state in ('connected', 'failed')
join account.memberships r on r.workspace_id = m.workspace_id and r.user_id = m.user_id
join account.users u on u.id = m.user_id and u.disabled_at is null and u.deletes_at is null
where m.id = :id and m.about is not null for update of m

-- name: save_answer
-- type: :answer = 'accept' | 'later' | 'decline' | 'over'
update outreach.channel_messages set answer = :answer where id = :id and answer is null

-- name: find_answered
-- type: platform = ChannelPlatform
-- type: answer = ButtonAnswer | 'over'
-- not null: target, answer, ref
select m.workspace_id as "workspaceId", m.user_id as "userId", m.account_id as "accountId", m.platform, m.ref, m.answer, u.language,
  q.target ->> 'name' as target, k.name as asker
from outreach.channel_messages m
join account.users u on u.id = m.user_id
join introductions.requests q on q.id = m.about
join account.users k on k.id = q.user_id
where m.id = :id and m.answer is not null and m.ref is not null and m.account_id is not null
