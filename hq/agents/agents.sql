-- import: Message from '@wellmet/platform/messages/messages.ts'
-- type: says = Message
-- type: value = unknown

-- name: add_agent
insert into hq.agents (id, code, added_at) values (:id, :code, :now) on conflict (code) do nothing

-- name: list_agents
select a.id, a.code, a.added_at as "addedAt" from hq.agents a order by a.id

-- name: set_switch
insert into hq.agent_switch (is_here, is_on, changed_at) values (true, :isOn, :now)
on conflict (is_here) do update set is_on = excluded.is_on, changed_at = excluded.changed_at

-- name: find_switch
select is_on as "isOn", changed_at as "changedAt" from hq.agent_switch

-- name: share_switch
-- Whoever stops the agents waits for the steps that hold this.
select is_on as "isOn" from hq.agent_switch for share

-- name: insert_run
insert into hq.agent_runs (id, agent_id, cause, state, used, started_at) values (:id, :agentId, :cause, 'running', 0, :now)

-- name: lock_run
select r.id, r.agent_id as "agentId", a.code, r.used from hq.agent_runs r join hq.agents a on a.id = r.agent_id
where r.id = :id and r.state = 'running' for update of r

-- name: end_run
update hq.agent_runs set state = :state, ended_at = :now where id = :id

-- name: take_of_day
-- No row if that would be more than the budget of the day.
insert into hq.agent_budgets as b (agent_id, day, used)
select :agentId, (:now::timestamptz at time zone 'UTC')::date, :cost where :cost::int <= :most::int
on conflict (agent_id, day) do update set used = b.used + excluded.used where b.used + excluded.used <= :most

-- name: take_of_run
update hq.agent_runs set used = used + :cost where id = :id

-- name: save_step
insert into hq.agent_steps (run_id, name, done_at, value) values (:runId, :name, :now, :value)

-- name: list_steps
select s.name, s.value from hq.agent_steps s where s.run_id = :runId

-- name: insert_message
insert into hq.agent_messages (id, run_id, kind, says, written_at) values (:id, :runId, :kind, :says, :now)

-- name: list_messages
-- nullable: :cursor
select m.id, m.run_id as "runId", m.kind, m.says, m.written_at as "writtenAt"
from hq.agent_messages m join hq.agent_runs r on r.id = m.run_id
where r.agent_id = :agentId and (:cursor::uuid is null or m.id < :cursor::uuid) order by m.id desc limit :limit

-- name: list_runs
-- The last of each agent.
select r.id, r.agent_id as "agentId", r.cause, r.state, r.used, r.started_at as "startedAt", r.ended_at as "endedAt"
from hq.agents a cross join lateral (
  select x.* from hq.agent_runs x where x.agent_id = a.id order by x.id desc limit :most
) r order by r.id desc

-- name: list_last_said
-- not null: agentId, says
select a.id as "agentId", m.says
from hq.agents a cross join lateral (
  select x.says from hq.agent_messages x join hq.agent_runs r on r.id = x.run_id
  where r.agent_id = a.id and x.kind <> 'ended' order by x.id desc limit 1
) m

-- name: list_used
select b.agent_id as "agentId", b.used from hq.agent_budgets b where b.day = (:now::timestamptz at time zone 'UTC')::date

-- name: count_running
-- not null: n
select count(*)::int as n from hq.agent_runs where state = 'running'

-- name: list_scheduled
-- nullable: startedAt
select a.id, a.code, max(r.started_at) as "startedAt" from hq.agents a
left join hq.agent_runs r on r.agent_id = a.id and r.cause = 'schedule' group by a.id

-- name: delete_runs_before
delete from hq.agent_runs where started_at < :before

-- name: delete_budgets_before
delete from hq.agent_budgets where day < :before::date
