-- import: Message from '@wellmet/platform/messages/messages.ts'
-- import: Fact from '@wellmet/account/approvals/approvals.hooks.ts'
-- type: title = Message
-- type: facts = Fact[]

-- name: insert_approval
insert into hq.approvals (id, kind, payload, title, facts, risk, items, hash, requested_by, agent, requested_at, expires_at)
values (:id, :kind, :payload, :title, :facts, 'ordinary', :items, :hash, :requestedBy, :agent, :now, :expiresAt)

-- name: decide_approval
-- nullable: :reason
update hq.approvals a set verdict = :verdict, decided_by = :userId, decided_at = :now, reason = :reason
where a.id = :id and a.verdict is null and a.expires_at > :now and a.hash = :hash
  and exists (select from hq.staff s where s.user_id = :userId and s.role = 'operator')
  and (:verdict = 'rejected' or a.requested_by is distinct from :userId
    or not exists (select from hq.staff s where s.user_id <> :userId and s.role = 'operator'))
returning a.id, a.kind, a.payload, a.title, a.facts, a.risk, a.items, a.hash, a.agent

-- name: expire_approval
update hq.approvals a set verdict = 'expired', decided_at = :now
where a.id = :id and a.verdict is null and a.expires_at <= :now
returning a.kind, a.payload, a.agent

-- name: find_verdict
select a.verdict, a.hash, a.expires_at as "expiresAt", a.requested_by as "requestedBy" from hq.approvals a where a.id = :id

-- name: has_pending
-- not null: isAsked
select exists (select from hq.approvals a where a.verdict is null and a.expires_at > :now and a.kind = :kind
  and a.payload @> :payload::jsonb) as "isAsked"

-- name: count_pending
-- not null: n
select count(*)::int as n from hq.approvals where verdict is null and expires_at > :now

-- name: list_approvals
-- nullable: :id, :cursor
-- not null: needsSomebodyElse
select a.id, a.kind, a.title, a.facts, a.risk, a.hash, a.requested_by as "requestedBy", r.name as "requesterName",
  a.requested_at as "requestedAt", a.expires_at as "expiresAt", a.verdict, a.decided_by as "decidedBy",
  d.name as "deciderName", a.decided_at as "decidedAt", a.reason,
  a.verdict is null and a.requested_by is not distinct from :userId::uuid
    and exists (select from hq.staff s where s.user_id <> :userId::uuid and s.role = 'operator') as "needsSomebodyElse"
from hq.approvals a
left join account.users r on r.id = a.requested_by
left join account.users d on d.id = a.decided_by
where case when :id::uuid is null then a.verdict is null and a.expires_at > :now else a.id = :id::uuid end
  and (:cursor::uuid is null or a.id < :cursor::uuid)
order by a.id desc limit :limit

-- name: approval_stats
-- nullable: medianHours
-- not null: pending, approved, rejected, expired, withdrawn
select count(*) filter (where verdict is null and expires_at > :now)::int as pending,
  count(*) filter (where verdict = 'approved' and decided_at > :since)::int as approved,
  count(*) filter (where verdict = 'rejected' and decided_at > :since)::int as rejected,
  count(*) filter (where verdict = 'expired' and decided_at > :since)::int as expired,
  count(*) filter (where verdict = 'withdrawn' and decided_at > :since)::int as withdrawn,
  percentile_cont(0.5) within group (order by extract(epoch from decided_at - requested_at)::float8 / 3600)
    filter (where decided_by is not null and decided_at > :since) as "medianHours"
from hq.approvals

-- name: delete_decided_before
delete from hq.approvals where verdict is not null and requested_at < :before
