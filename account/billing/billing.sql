-- name: count_seats
-- not null: seats
select count(*)::int as seats from account.memberships where workspace_id = :workspaceId and role <> 'viewer'

-- name: find_customer
select customer_id as "customerId" from account.billing_customers where workspace_id = :workspaceId

-- name: insert_customer
-- Nothing for a workspace that is gone, or has one already.
insert into account.billing_customers (workspace_id, customer_id, created_at)
select w.id, :customerId, :now from account.workspaces w where w.id = :workspaceId
on conflict do nothing

-- name: number_question
update account.billing_customers set asked = asked + 1 where customer_id = :customerId
returning workspace_id as "workspaceId", asked

-- name: lock_customer
select asked, refreshed_at as "refreshedAt" from account.billing_customers where customer_id = :customerId for update

-- name: mark_refreshed
update account.billing_customers set refreshed_at = :now where customer_id = :customerId

-- name: list_customers
select customer_id as "customerId" from account.billing_customers order by customer_id

-- name: list_subscriptions_of
select id, item_id as "itemId", status, price, quantity, started_at as "startedAt", trial_ends_at as "trialEndsAt",
  period_ends_at as "periodEndsAt", cancels_at as "cancelsAt", past_due_since as "pastDueSince"
from account.subscriptions where workspace_id = :workspaceId order by id

-- name: list_entitlements
select distinct entitlement from account.entitlement_grants
where workspace_id = :workspaceId and (ends_at is null or ends_at > :now)

-- name: find_entitlement
select entitlement from account.entitlement_grants
where workspace_id = :workspaceId and entitlement = :entitlement and (ends_at is null or ends_at > :now) limit 1

-- name: find_agreement
-- What the operator gave counts whatever Stripe says.
select entitlement from account.entitlement_grants
where workspace_id = :workspaceId and source in ('gift', 'contract') and (ends_at is null or ends_at > :now) limit 1

-- name: insert_event
-- No row for one that came before.
insert into account.billing_events (id, received_at) values (:id, :now) on conflict do nothing returning id

-- name: sweep_events
delete from account.billing_events where received_at < :before
