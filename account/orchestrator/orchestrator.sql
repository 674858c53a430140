-- import: Message from '@wellmet/platform/messages/messages.ts'
-- type: says = Message
-- type: settings = Record<string, number>

-- name: list_runs
-- nullable: :cursor, :id
-- not null: isMine
select r.id, r.playbook, r.version, r.state, r.paused_at as "pausedAt", r.started_at as "startedAt", r.ended_at as "endedAt",
  r.viewer_id as "viewerId", v.name as "viewerName", s.id as "starterId", s.name as "starterName",
  r.viewer_id = :userId as "isMine", r.about, c.id as "controllerId", c.name as "controllerName"
from platform.runs r
left join account.users v on v.id = r.viewer_id
left join account.users s on s.id = r.started_by
left join account.users c on c.id = r.controlled_by
where r.workspace_id = :workspaceId
  and case when :id::uuid is not null then r.id = :id::uuid
    when :show::text = 'open' then r.state in ('running', 'waiting', 'failed') else r.state in ('done', 'cancelled') end
  and (:cursor::uuid is null or r.id < :cursor::uuid)
order by r.id desc limit :limit

-- name: count_runs
select count(*) filter (where state = 'running' and paused_at is null)::int as running,
  count(*) filter (where state = 'waiting' and paused_at is null)::int as waiting,
  count(*) filter (where state in ('running', 'waiting') and paused_at is not null)::int as paused,
  count(*) filter (where state = 'failed')::int as failed,
  count(*) filter (where state in ('done', 'cancelled'))::int as ended
from platform.runs where workspace_id = :workspaceId

-- name: list_run_steps
select s.run_id as "runId", s.name, s.state, s.attempts, s.began_at as "beganAt", s.ended_at as "endedAt",
  s.waits_for as "waitsFor", s.wait_key as "waitKey", s.wait_until as "waitUntil", s.said as "says"
from platform.run_steps s where s.run_id = any(:runIds::uuid[])

-- name: list_playbook_settings
select p.playbook, p.is_on as "isOn", p.settings, p.changed_at as "changedAt", u.id as "changerId", u.name as "changerName"
from account.playbook_settings p left join account.users u on u.id = p.changed_by
where p.workspace_id = :workspaceId order by p.id desc limit 500

-- name: find_playbook_settings
select p.is_on as "isOn", p.settings from account.playbook_settings p
where p.workspace_id = :workspaceId and p.playbook = :playbook order by p.id desc limit 1

-- name: find_name
select u.name from account.users u where u.id = :userId

-- name: insert_playbook_settings
insert into account.playbook_settings (id, workspace_id, playbook, is_on, settings, changed_by, changed_at)
values (:id, :workspaceId, :playbook, :isOn, :settings, :changedBy, :now)
