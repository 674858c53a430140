-- import: WebhookEvent from './webhooks.contract.ts'

-- name: insert_webhook
insert into account.webhook_endpoints (id, workspace_id, user_id, name, url, event_types, sealed_secret, state, created_at)
values (:id, :workspaceId, :userId, :name, :url, :eventTypes, :sealedSecret, 'unproven', :now)

-- name: list_webhooks
-- nullable: lastStatus, lastProblem, lastFailedAt
select e.id, e.name, e.url, e.event_types as "eventTypes", e.state, e.off_because as "offBecause", e.failing_since as "failingSince", e.last_delivered_at as "lastDeliveredAt", e.created_at as "createdAt", t.status as "lastStatus", t.problem as "lastProblem", t.tried_at as "lastFailedAt"
from account.webhook_endpoints e
left join lateral (
  select d.status, d.problem, d.tried_at from account.webhook_deliveries d
  where d.endpoint_id = e.id and d.tried_at is not null and (d.status is not null or d.problem is not null)
    and d.state <> 'delivered' and (e.last_delivered_at is null or d.tried_at > e.last_delivered_at)
  order by d.tried_at desc limit 1) t on true
where e.user_id = :userId and e.workspace_id = :workspaceId
order by e.created_at, e.id

-- name: lock_webhook
select e.id, e.name, e.url, e.event_types as "eventTypes", e.state, e.off_because as "offBecause", e.failing_since as "failingSince", e.last_delivered_at as "lastDeliveredAt", e.created_at as "createdAt", e.sealed_secret as "sealedSecret"
from account.webhook_endpoints e
where e.id = :id and e.user_id = :userId and e.workspace_id = :workspaceId
for update

-- name: update_webhook
-- nullable: :name, :eventTypes, :isOn
-- Turned on again it has yet to prove itself.
update account.webhook_endpoints e set
  name = coalesce(:name, e.name),
  event_types = coalesce(:eventTypes, e.event_types),
  state = case when :isOn::boolean is null then e.state when not :isOn then 'off' when e.state = 'off' then 'unproven' else e.state end,
  off_because = case when :isOn is null then e.off_because when not :isOn then coalesce(e.off_because, 'paused') end,
  failing_since = case when :isOn then null else e.failing_since end
where e.id = :id

-- name: update_address
-- It has yet to prove itself there, and what waits is tried there at once.
update account.webhook_endpoints e set url = :url, failing_since = null, silent_tries = 0, rests_until = null,
  state = case when e.state = 'off' then e.state else 'unproven' end
where e.id = :id

-- name: list_webhooks_in_workspace
select e.name, e.url, e.state, u.id as "userId", u.name as "userName", e.last_delivered_at as "lastDeliveredAt", e.created_at as "createdAt"
from account.webhook_endpoints e join account.users u on u.id = e.user_id
where e.workspace_id = :workspaceId order by u.name, e.name, e.id limit 500

-- name: hasten_delivery
-- Not while a worker sends it: then it is due again when the claim ends.
update account.webhook_deliveries d set due_at = :now from account.webhook_endpoints e
where d.id = :id and d.state = 'waiting' and e.id = d.endpoint_id
  and (e.claimed_until is null or e.claimed_until <= :now or d.due_at <> e.claimed_until)

-- name: update_secret
update account.webhook_endpoints e set sealed_secret = :sealedSecret, sealed_old_secret = :sealedOldSecret, old_secret_until = :until
where e.id = :id

-- name: delete_webhook
delete from account.webhook_endpoints e where e.id = :id and e.user_id = :userId and e.workspace_id = :workspaceId
returning e.name

-- name: delete_webhooks_of_user
delete from account.webhook_endpoints e where e.user_id = :userId returning e.id, e.workspace_id as "workspaceId", e.name

-- name: delete_webhooks_in_workspace
delete from account.webhook_endpoints e where e.user_id = :userId and e.workspace_id = :workspaceId returning e.id, e.workspace_id as "workspaceId", e.name

-- name: insert_event
insert into account.webhook_events (id, workspace_id, user_id, type, happened_at, data)
values (:id, :workspaceId, :userId, :type, :now, :data)

-- name: list_told
-- Who is told of it.
select e.id from account.webhook_endpoints e
where e.user_id = :userId and e.workspace_id = :workspaceId and e.state <> 'off' and :type = any(e.event_types)


-- name: insert_deliveries
insert into account.webhook_deliveries (id, workspace_id, user_id, endpoint_id, event_id, due_at)
select d.id, :workspaceId, :userId, d.endpoint_id, :eventId, :now
from unnest(:ids::uuid[], :endpointIds::uuid[]) d(id, endpoint_id)

-- name: list_events
-- type: data = WebhookEvent['data']
-- nullable: :type, :beforeId
select v.id, v.type, v.happened_at as "happenedAt", v.data from account.webhook_events v
where v.user_id = :userId and v.workspace_id = :workspaceId and v.type <> 'webhook.test'
  and (:type::text is null or v.type = :type) and (:beforeId::uuid is null or v.id < :beforeId)
order by v.id desc limit :limit

-- name: list_deliveries
-- type: data = WebhookEvent['data']
-- nullable: :beforeId, :onlyId
select d.id, d.state, d.tries, d.tried_at as "triedAt", d.due_at as "dueAt", d.status, d.problem, d.answer, d.event_id as "eventId", v.type, v.happened_at as "happenedAt", v.data
from account.webhook_deliveries d join account.webhook_events v on v.id = d.event_id
where d.endpoint_id = :endpointId and d.user_id = :userId and d.workspace_id = :workspaceId
  and (:beforeId::uuid is null or d.id < :beforeId) and (:onlyId::uuid is null or d.id = :onlyId)
order by d.id desc limit :limit

-- name: claim_endpoint
-- nullable: sealedOldSecret
-- One worker has it until :until.
update account.webhook_endpoints e set claimed_until = :until
from account.users u, account.memberships m
where e.id = :id and e.state <> 'off'
  and (e.rests_until is null or e.rests_until <= :now) and (e.claimed_until is null or e.claimed_until <= :now)
  and u.id = e.user_id and u.disabled_at is null and u.deletes_at is null
  and m.user_id = e.user_id and m.workspace_id = e.workspace_id
returning e.id as "endpointId", e.workspace_id as "workspaceId", e.user_id as "userId", e.name, e.url, e.silent_tries as "silentTries", e.sealed_secret as "sealedSecret",
  case when e.old_secret_until > :now then e.sealed_old_secret end as "sealedOldSecret"

-- name: claim_deliveries
-- type: data = WebhookEvent['data']
-- What is claimed and never noted is tried again at :until: at least once, never lost.
with due as (
  select d.id, d.due_at from account.webhook_deliveries d
  where d.endpoint_id = :endpointId and d.state = 'waiting' and d.due_at <= :now
  order by d.due_at, d.id limit :most
)
update account.webhook_deliveries d set tries = d.tries + 1, due_at = :until
from due, account.webhook_events v
where d.id = due.id and d.state = 'waiting' and v.id = d.event_id
returning d.id, d.tries, due.due_at as "dueAt", v.id as "eventId", v.type, v.happened_at as "happenedAt", v.data

-- name: find_next_due
-- When something of it may be sent; undefined if nothing waits.
select greatest(w.due_at, e.rests_until, e.claimed_until) as "at"
from account.webhook_endpoints e
join lateral (select d.due_at from account.webhook_deliveries d where d.endpoint_id = e.id and d.state = 'waiting'
  order by d.due_at limit 1) w on true
where e.id = :id and e.state <> 'off'

-- name: settle_deliveries
-- What somebody else settled meanwhile, or was deleted with the webhook, stays as it is.
update account.webhook_deliveries d set state = t.state, status = t.status, problem = t.problem, answer = t.answer,
  due_at = coalesce(t.due_at, d.due_at), tried_at = :now, settled_at = case when t.state <> 'waiting' then :now::timestamptz end
from unnest(:ids::uuid[], :states::text[], :statuses::int[], :problems::text[], :answers::text[], :dueAts::timestamptz[])
  t(id, state, status, problem, answer, due_at)
where d.id = t.id and d.state = 'waiting'

-- name: release_deliveries
-- They were claimed and not tried.
update account.webhook_deliveries d set tries = d.tries - 1, due_at = t.due_at
from unnest(:ids::uuid[], :dueAts::timestamptz[]) t(id, due_at)
where d.id = t.id and d.state = 'waiting' and d.due_at = :until

-- name: settle_endpoint
-- nullable: failingSince, :restsUntil
-- The claim ends unless somebody else has it by now. `isDelivered`: at least one, `isFailing`: the last was not.
update account.webhook_endpoints e set
  state = case when e.state = 'off' then e.state when :isFailing::boolean then case when e.state = 'unproven' and not :isDelivered::boolean then e.state else 'failing' end else 'working' end,
  failing_since = case when :isFailing then case when :isDelivered then :now else coalesce(e.failing_since, :now) end end,
  last_delivered_at = case when :isDelivered then :now else e.last_delivered_at end,
  silent_tries = :silentTries,
  rests_until = :restsUntil,
  claimed_until = nullif(e.claimed_until, :until)
where e.id = :id
returning e.failing_since as "failingSince"

-- name: release_endpoint
update account.webhook_endpoints e set claimed_until = null where e.id = :id and e.claimed_until = :until

-- name: turn_off
update account.webhook_endpoints e set state = 'off', off_because = :because where e.id = :id and e.state <> 'off'

-- name: fail_waiting_of
update account.webhook_deliveries d set state = 'failed', settled_at = :now where d.endpoint_id = :endpointId and d.state = 'waiting'

-- name: delete_events_before
delete from account.webhook_events v where v.happened_at < :before

-- name: wake_endpoint
update account.webhook_endpoints e set rests_until = null where e.id = :id
