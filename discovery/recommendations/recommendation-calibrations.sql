-- name: find_active
select c.version, c.silent, c.active, c.degree from discovery.recommendation_calibrations c
where c.workspace_id = platform.workspace_id() and c.is_active

-- name: list_versions
select c.version, c.month, c.is_active as "isActive", c.silent, c.active, c.degree, c.fitted_to as "fittedTo", c.tested_on as "testedOn",
  c.ndcg_before as "ndcgBefore", c.ndcg_after as "ndcgAfter", c.log_loss_before as "logLossBefore", c.log_loss_after as "logLossAfter",
  c.made_at as "madeAt"
from discovery.recommendation_calibrations c where c.workspace_id = :workspaceId order by c.version

-- name: deactivate
update discovery.recommendation_calibrations set is_active = false where workspace_id = :workspaceId and is_active

-- name: activate
update discovery.recommendation_calibrations set is_active = true where workspace_id = :workspaceId and version = :version returning version

-- name: insert_version
insert into discovery.recommendation_calibrations (workspace_id, version, month, silent, active, degree, fitted_to, tested_on, ndcg_before, ndcg_after,
  log_loss_before, log_loss_after, is_active, made_at)
select :workspaceId, coalesce(max(c.version), 0) + 1, :month, :silent, :active, :degree, :fittedTo, :testedOn, :ndcgBefore, :ndcgAfter,
  :logLossBefore, :logLossAfter, :isActive, :now
from discovery.recommendation_calibrations c where c.workspace_id = :workspaceId
