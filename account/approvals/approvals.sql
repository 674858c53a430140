-- import: Message from '@wellmet/platform/messages/messages.ts'
-- import: Fact from './approvals.hooks.ts'
-- type: title = Message
-- type: facts = Fact[]

-- name: insert_approval
insert into account.approvals
  (id, workspace_id, kind, payload, title, facts, risk, items, hash, requested_by, requested_at, expires_at,
   verdict, decided_at, policy_id)
values (:id, :workspaceId, :kind, :payload, :title, :facts, :risk, :items, :hash, :requestedBy, :now, :expiresAt,
  case when :policyId::uuid is not null then 'approved' end, case when :policyId::uuid is not null then :now::timestamptz end,
  :policyId::uuid)

-- name: decide_approval
-- nullable: :reason
update account.approvals a set verdict = :verdict, decided_by = :userId, decided_at = :now, reason = :reason
where a.id = :id and a.workspace_id = :workspaceId and a.verdict is null and a.expires_at > :now and a.hash = :hash
  and exists (select from account.memberships m
    where m.workspace_id = a.workspace_id and m.user_id = :userId and m.role in ('owner', 'admin'))
  and (:verdict = 'rejected' or a.risk = 'ordinary' or a.requested_by is distinct from :userId
    or not exists (select from account.memberships m
      where m.workspace_id = a.workspace_id and m.user_id <> :userId and m.role in ('owner', 'admin')))
returning a.id, a.workspace_id as "workspaceId", a.kind, a.payload, a.title, a.facts, a.risk, a.items, a.hash,
  a.requested_by as "requestedBy"

-- name: close_approval
update account.approvals a set verdict = :verdict, decided_at = :now
where a.id = :id and a.verdict is null and (:verdict = 'withdrawn' or a.expires_at <= :now)
returning a.id, a.workspace_id as "workspaceId", a.kind, a.payload, a.requested_by as "requestedBy", a.title

-- name: replace_content
update account.approvals set payload = :payload, facts = :facts where id = :id and verdict is not null

-- name: find_verdict
select a.verdict, a.hash, a.expires_at as "expiresAt", a.risk, a.requested_by as "requestedBy"
from account.approvals a where a.id = :id and a.workspace_id = :workspaceId

-- name: list_approvals
-- nullable: :cursor, :id
-- not null: needsSomebodyElse
select a.id, a.kind, a.title, a.facts, a.risk, a.hash, a.requested_by as "requestedBy", r.name as "requesterName",
  a.requested_at as "requestedAt", a.expires_at as "expiresAt", a.verdict, a.decided_by as "decidedBy",
  d.name as "deciderName", a.decided_at as "decidedAt", a.reason, a.policy_id as "policyId",
  a.verdict is null and a.risk <> 'ordinary' and a.requested_by is not distinct from :userId::uuid
    and exists (select from account.memberships m
      where m.workspace_id = a.workspace_id and m.user_id <> :userId::uuid and m.role in ('owner', 'admin')) as "needsSomebodyElse"
from account.approvals a
left join account.users r on r.id = a.requested_by
left join account.users d on d.id = a.decided_by
where a.workspace_id = :workspaceId
  and case :of::text
    when 'pending' then a.verdict is null
    when 'automatic' then a.policy_id is not null
    when 'decided' then a.verdict is not null and a.policy_id is null
    when 'mine' then a.requested_by = :userId::uuid
    when 'rejected' then a.verdict in ('rejected', 'expired', 'withdrawn')
    else a.id = :id::uuid end
  and (:cursor::uuid is null or a.id < :cursor::uuid)
order by a.id desc limit :limit

-- name: list_pending_with
-- nullable: requestedBy, requesterName
select a.id, a.requested_by as "requestedBy", r.name as "requesterName", a.requested_at as "requestedAt"
from account.approvals a left join account.users r on r.id = a.requested_by
where a.workspace_id = :workspaceId and a.verdict is null and a.kind = any(:kinds) and a.payload @> :payload::jsonb
order by a.id

-- name: count_pending
select count(*)::int as n from account.approvals where workspace_id = :workspaceId and verdict is null

-- name: approval_stats
-- nullable: medianHours
select count(*) filter (where verdict is null)::int as pending,
  count(*) filter (where verdict = 'approved' and policy_id is null and decided_at > :since)::int as approved,
  count(*) filter (where verdict = 'approved' and policy_id is not null and decided_at > :since)::int as automatic,
  count(*) filter (where verdict = 'rejected' and decided_at > :since)::int as rejected,
  count(*) filter (where verdict = 'expired' and decided_at > :since)::int as expired,
  count(*) filter (where verdict = 'withdrawn' and decided_at > :since)::int as withdrawn,
  percentile_cont(0.5) within group (order by extract(epoch from decided_at - requested_at)::float8 / 3600)
    filter (where decided_by is not null and decided_at > :since) as "medianHours"
from account.approvals where workspace_id = :workspaceId

-- name: list_policies
select p.id, p.kind, p.granted_by as "ownerId", u.name as "ownerName", m.role as "ownerRole", p.most_a_day as "mostADay",
  p.most_items as "mostItems", p.ends_at as "endsAt", p.suspended_at as "suspendedAt", p.ended_at as "endedAt"
from account.approval_policies p
join account.users u on u.id = p.granted_by
left join account.memberships m on m.workspace_id = p.workspace_id and m.user_id = p.granted_by
where p.workspace_id = :workspaceId order by p.id desc

-- name: take_policy
select p.id from account.approval_policies p
join account.memberships m on m.workspace_id = p.workspace_id and m.user_id = p.granted_by
where p.workspace_id = :workspaceId and p.kind = :kind and p.most_items >= :items
  and p.ends_at > :now and p.suspended_at is null and p.ended_at is null and m.role in ('owner', 'admin')
  and p.most_a_day > (select count(*) from account.approvals a where a.policy_id = p.id and a.requested_at > :dayAgo)
order by p.id limit 1

-- name: insert_policy
insert into account.approval_policies (id, workspace_id, kind, granted_by, most_a_day, most_items, created_at, ends_at)
values (:id, :workspaceId, :kind, :ownerId, :mostADay, :mostItems, :now, :endsAt)

-- name: suspend_policies
update account.approval_policies set suspended_at = :now
where workspace_id = :workspaceId and kind = :kind and suspended_at is null and ended_at is null

-- name: resume_policy
update account.approval_policies set suspended_at = null, granted_by = :ownerId
where id = :id and workspace_id = :workspaceId and ended_at is null

-- name: end_policy
update account.approval_policies set ended_at = coalesce(ended_at, :now) where id = :id and workspace_id = :workspaceId

-- name: find_asker
select u.name, u.language from account.users u where u.id = :userId

-- name: list_deciders
select u.id as "userId", u.name, u.email, u.language, u.email_verified as "emailVerified"
from account.memberships m join account.users u on u.id = m.user_id
where m.workspace_id = :workspaceId and m.role in ('owner', 'admin') order by u.id

-- name: mark_mailed
update account.approvals a set is_mailed = true
where a.id = :id and not exists (select from account.approvals o
  where o.workspace_id = a.workspace_id and o.is_mailed and o.requested_at > :hourAgo)

-- name: list_pending_by
select id from account.approvals where workspace_id = :workspaceId and requested_by = :userId and verdict is null

-- name: delete_decided_before
delete from account.approvals where verdict is not null and requested_at < :before

-- name: list_pending_about
select a.id from account.approvals a where a.verdict is null and lower(a.payload ->> 'email') = any(:emails::text[])

-- name: erase_approvals
-- type: :title = string
update account.approvals a set payload = '{}', facts = '[]', title = :title::jsonb, hash = ''
where a.verdict is not null and lower(a.payload ->> 'email') = any(:emails::text[])
returning a.workspace_id as "workspaceId"
