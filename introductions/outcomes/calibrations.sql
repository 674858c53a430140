
-- name: list_active
select c.about, c.shift, c.doubt from introductions.calibrations c where c.workspace_id = :workspaceId and c.is_active

-- name: list_versions
select c.about, c.version, c.is_active as "isActive", c.shift, c.fitted_to as "fittedTo", c.tested_on as "testedOn", c.brier_before as "brierBefore",
  c.brier_after as "brierAfter", c.log_loss_before as "logLossBefore", c.log_loss_after as "logLossAfter", c.made_at as "madeAt"
from introductions.calibrations c where c.workspace_id = :workspaceId order by c.about, c.version

-- name: deactivate
update introductions.calibrations set is_active = false where workspace_id = :workspaceId and about = :about and is_active

-- name: activate
update introductions.calibrations set is_active = true where workspace_id = :workspaceId and about = :about and version = :version returning version

-- name: insert_version
insert into introductions.calibrations (workspace_id, about, version, shift, doubt, fitted_to, tested_on, brier_before, brier_after,
  log_loss_before, log_loss_after, is_active, made_at)
select :workspaceId, :about, coalesce(max(c.version), 0) + 1, :shift, :doubt, :fittedTo, :testedOn, :brierBefore, :brierAfter,
  :logLossBefore, :logLossAfter, :isActive, :now
from introductions.calibrations c where c.workspace_id = :workspaceId and c.about = :about

-- name: insert_prediction
-- Asked anew, it is predicted anew.
insert into introductions.predictions (request_id, workspace_id, made_at, acting, acting_shift, engaging, engaging_shift)
values (:requestId, :workspaceId, :now, :acting, :actingShift, :engaging, :engagingShift)
on conflict (request_id) do update set made_at = excluded.made_at, acting = excluded.acting, acting_shift = excluded.acting_shift,
  engaging = excluded.engaging, engaging_shift = excluded.engaging_shift

-- name: list_predictions
-- not null: isDenied, isCounted
-- With what became of each, in the order in which they were made.
select p.acting, p.acting_shift as "actingShift", p.engaging, p.engaging_shift as "engagingShift",
  r.user_id as "userId", r.connector_key::text as "connectorKey", r.target_key::text as "targetKey", r.target ->> 'company' as company,
  r.stage, r.replied_with as "repliedWith", coalesce(r.asked_at, r.created_at) as "askedAt",
  r.target_asked_at as "targetAskedAt", r.sent_at as "sentAt", r.settled_at as "settledAt", r.snoozed_until as "snoozedUntil",
  (r.connector_user is not null or r.is_address_proven is not false or exists (select from introductions.outcomes o where o.request_id = r.id and o.by = 'asker'
    and o.at >= coalesce(r.asked_at, r.created_at))) as "isCounted",
  exists (select from introductions.request_events e where e.request_id = r.id and e.kind = 'declined'
    and split_part(e.note, ':', 1) = 'do_not_know' and e.at >= coalesce(r.asked_at, r.created_at)) as "isDenied",
  array(select o.kind from introductions.outcomes o where o.request_id = r.id and o.at >= coalesce(r.asked_at, r.created_at)
    and not (o.kind = 'no_interest' and o.by = 'target')) as outcomes
from introductions.predictions p join introductions.requests r on r.id = p.request_id
where p.workspace_id = :workspaceId order by p.made_at, p.request_id
