-- type: settings = Record<string, number>
-- type: wokenBy = unknown
-- type: value = unknown
-- type: input = unknown

-- name: insert_run
insert into platform.runs (id, workspace_id, viewer_id, started_by, playbook, version, about, input, settings, state, due_at, started_at)
values (:id, :workspaceId, :viewerId, :startedBy, :playbook, :version, :about, :input, :settings, 'running', :now, :now)
on conflict (workspace_id, playbook, about) where state in ('running', 'waiting', 'failed') do nothing

-- name: find_open_run
select r.workspace_id as "workspaceId", r.viewer_id as "viewerId"
from platform.runs r where r.id = :id and r.state in ('running', 'waiting') and r.paused_at is null

-- name: lock_open_run
select r.id, r.workspace_id as "workspaceId", r.viewer_id as "viewerId", r.playbook, r.version, r.input, r.settings
from platform.runs r where r.id = :id and r.state in ('running', 'waiting') and r.paused_at is null for update

-- name: lock_run
select r.id, r.workspace_id as "workspaceId", r.viewer_id as "viewerId", r.playbook, r.version, r.state,
  r.paused_at as "pausedAt", r.due_at as "dueAt"
from platform.runs r where r.id = :id and r.workspace_id = :workspaceId for update

-- name: list_steps
select s.name, s.state, s.attempts, s.wait_key as "waitKey", s.wait_until as "waitUntil", s.woken_at as "wokenAt",
  s.woken_by as "wokenBy", s.value
from platform.run_steps s where s.run_id = :runId

-- name: save_step
-- nullable: :value, :said, :waitsFor, :waitKey, :waitUntil
insert into platform.run_steps as s (run_id, name, workspace_id, state, attempts, began_at, ended_at, waits_for, wait_key, wait_until, value, said)
values (:runId, :name, :workspaceId, :state, 0, :now, case when :state in ('done', 'skipped') then :now::timestamptz end,
  :waitsFor, :waitKey, :waitUntil, :value, :said)
on conflict (workspace_id, run_id, name) do update set state = excluded.state, ended_at = excluded.ended_at,
  waits_for = coalesce(excluded.waits_for, s.waits_for), wait_key = excluded.wait_key, wait_until = coalesce(excluded.wait_until, s.wait_until),
  woken_at = null, woken_by = null, value = excluded.value, said = excluded.said

-- name: save_failure
-- nullable: :said
insert into platform.run_steps as s (run_id, name, workspace_id, state, attempts, began_at, said)
values (:runId, :name, :workspaceId, :state, 1, :now, :said)
on conflict (workspace_id, run_id, name) do update
  set state = case when excluded.state = 'failed' then 'failed' else s.state end, attempts = s.attempts + 1, said = excluded.said
  where s.state not in ('done', 'skipped')

-- name: retry_step
update platform.run_steps set attempts = 0, said = null,
  state = case when waits_for is null then 'retrying' else 'waiting' end
where run_id = :runId and state = 'failed'

-- name: update_run
-- nullable: :dueAt
update platform.runs set state = :state, due_at = :dueAt,
  ended_at = case when :state in ('done', 'cancelled') then :now::timestamptz end
where id = :id

-- name: pause_run
update platform.runs set paused_at = :now where id = :id

-- name: resume_run
update platform.runs set paused_at = null, due_at = :now where id = :id

-- name: save_controller
-- nullable: :userId
update platform.runs set controlled_by = :userId where id = :id

-- name: lock_waiting
select r.id from platform.runs r join platform.run_steps s on s.run_id = r.id
where s.wait_key = :key and s.state = 'waiting' and s.woken_at is null order by r.id for update of r

-- name: wake_steps
update platform.run_steps s set woken_at = :now, woken_by = :wokenBy
where s.wait_key = :key and s.state = 'waiting' and s.woken_at is null
returning s.run_id as "runId", s.workspace_id as "workspaceId"

-- name: make_due
update platform.runs set due_at = :now where id = :id and state = 'waiting'

-- name: list_overdue
select r.id as "runId", r.workspace_id as "workspaceId" from platform.runs r
where r.due_at < :before and r.paused_at is null and r.state in ('running', 'waiting') order by r.due_at limit 1000

-- name: list_open_of_viewer
select r.id from platform.runs r
where r.workspace_id = :workspaceId and r.viewer_id = :viewerId and r.state in ('running', 'waiting', 'failed')

-- name: delete_ended_before
delete from platform.runs where ended_at < :before
