-- import: StoredState from '../engine/engine.contract.ts'

-- name: find_newsletter
-- type: state = StoredState
-- Of the viewer; the one that works, and then the oldest.
select id, subject, base_url as "baseUrl", state from connections.connected_accounts
where provider = :provider and user_id = platform.viewer_id() and workspace_id = platform.workspace_id() and state <> 'revoked'
order by state = 'connected' desc, connected_at, id limit 1

-- name: find_newsletter_owner
-- type: state = StoredState
-- For whoever calls with the secret of its webhook.
select id as "accountId", workspace_id as "workspaceId", user_id as "userId", state from connections.connected_accounts
where id = :id and provider = :provider

-- name: count_members
-- not null: state, count
select state, count(*)::int as count, max(sent_at) as "lastSentAt" from connections.audience_members where account_id = :accountId group by state

-- name: list_members_sent
select member_id as "memberId" from connections.audience_members where account_id = :accountId and member_id = any(:memberIds::text[])

-- name: save_member
insert into connections.audience_members as m (account_id, member_id, workspace_id, user_id, mailbox, lead_id, state, sent_at, changed_at)
values (:accountId, :memberId, :workspaceId, :userId, :mailbox, :leadId, :state, :now, :now)
on conflict (user_id, account_id, member_id) do update set state = excluded.state, changed_at = excluded.changed_at
where m.state is distinct from excluded.state

-- name: update_members
-- Those whom we sent; the others match nothing.
update connections.audience_members m set state = n.state, changed_at = n.changed_at
from unnest(:memberIds::text[], :states::text[], :times::timestamptz[]) n(member_id, state, changed_at)
where m.account_id = :accountId and m.member_id = n.member_id and m.state is distinct from n.state
returning m.lead_id as "leadId", m.state, m.changed_at as "changedAt"

-- name: delete_members_of_mailboxes
delete from connections.audience_members where mailbox = any(select decode(k, 'hex') from unnest(:mailboxes::text[]) k)
