-- import: Entitlement from '@wellmet/account/billing/billing.contract.ts'

-- name: number_founders
-- In the order in which they began to pay; a trial that nothing was paid for after it is none.
insert into growth.founding_members (workspace_id, number, since)
select n.workspace_id, n.number, n.since from (
  select p.workspace_id, p.since, (coalesce((select max(number) from growth.founding_members), 0)
    + row_number() over (order by p.since, p.workspace_id))::int as number
  from (
    select s.workspace_id, min(coalesce(s.trial_ends_at, s.started_at)) as since
    from account.subscriptions s
    where s.status = 'active' and coalesce(s.trial_ends_at, s.started_at) <= :now
      and not exists (select from growth.founding_members f where f.workspace_id = s.workspace_id)
    group by s.workspace_id
  ) p
) n where n.number <= 100

-- name: find_founder
select number, since from growth.founding_members where workspace_id = :workspaceId

-- name: count_founders
-- not null: n
select count(*)::int as n from growth.founding_members

-- name: list_grants
-- type: entitlement = Entitlement
select g.entitlement, g.source, g.ends_at as "endsAt" from account.entitlement_grants g
where g.workspace_id = :workspaceId and (g.ends_at is null or g.ends_at > :now) order by g.entitlement, g.source

-- name: find_price
select s.price from account.subscriptions s
where s.workspace_id = :workspaceId and s.status in ('active', 'past_due', 'trialing') order by s.started_at desc limit 1

-- name: count_votes
-- not null: documentId, votes
select document_id as "documentId", count(*)::int as votes from growth.roadmap_votes
where document_id = any(:documentIds::uuid[]) group by document_id

-- name: list_my_votes
select document_id as "documentId" from growth.roadmap_votes where user_id = platform.viewer_id()

-- name: insert_vote
insert into growth.roadmap_votes (document_id, workspace_id, user_id, voted_at)
values (:documentId, platform.workspace_id(), platform.viewer_id(), :now) on conflict do nothing

-- name: delete_vote
delete from growth.roadmap_votes where document_id = :documentId and user_id = platform.viewer_id()
