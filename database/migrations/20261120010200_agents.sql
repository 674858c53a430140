-- Agents of the server: what is declared in code has a row here once it was added, with its runs and what it said.
create table hq.agents (
  id uuid primary key,
  code text not null constraint code_is_of_one_agent unique,
  added_at timestamptz not null
);
comment on table hq.agents is 'unowned: agents of the server that were added';
alter table hq.agents enable row level security, force row level security;
create policy agents_for_the_system on hq.agents to wellmet_system using (true) with check (true);
grant select, insert, delete on hq.agents to wellmet_system;

create table hq.agent_switch (
  is_here boolean primary key constraint one_row check (is_here),
  is_on boolean not null,
  changed_at timestamptz not null
);
comment on table hq.agent_switch is 'unowned: whether agents may take steps; each step reads it in its transaction';
alter table hq.agent_switch enable row level security, force row level security;
create policy agent_switch_for_the_system on hq.agent_switch to wellmet_system using (true) with check (true);
grant select, insert, update on hq.agent_switch to wellmet_system;

create table hq.agent_runs (
  id uuid primary key,
  agent_id uuid not null references hq.agents on delete cascade,
  cause text not null constraint cause_is_known check (cause in ('schedule', 'person', 'cycle')),
  state text not null constraint state_is_known check (state in ('running', 'done', 'stopped', 'over_budget', 'failed')),
  used integer not null constraint budget_is_taken check (used >= 0),
  started_at timestamptz not null,
  ended_at timestamptz
);
create index agent_runs_newest on hq.agent_runs (agent_id, id desc);
comment on table hq.agent_runs is 'unowned: runs of the agents of the server';
alter table hq.agent_runs enable row level security, force row level security;
create policy agent_runs_for_the_system on hq.agent_runs to wellmet_system using (true) with check (true);
grant select, insert, update, delete on hq.agent_runs to wellmet_system;

create table hq.agent_steps (
  run_id uuid not null references hq.agent_runs on delete cascade,
  name text not null,
  done_at timestamptz not null,
  value jsonb,
  primary key (run_id, name)
);
comment on table hq.agent_steps is 'unowned: steps of the agents of the server that were done, and what they counted';
alter table hq.agent_steps enable row level security, force row level security;
create policy agent_steps_for_the_system on hq.agent_steps to wellmet_system using (true) with check (true);
grant select, insert, delete on hq.agent_steps to wellmet_system;

create table hq.agent_messages (
  id uuid primary key,
  run_id uuid not null references hq.agent_runs on delete cascade,
  kind text not null constraint kind_is_known check (kind in ('read', 'found', 'did', 'asked', 'draft', 'ended')),
  says jsonb not null,
  written_at timestamptz not null
);
create index agent_messages_of_a_run on hq.agent_messages (run_id, id);
comment on table hq.agent_messages is 'unowned: what agents of the server counted, found and did';
alter table hq.agent_messages enable row level security, force row level security;
create policy agent_messages_for_the_system on hq.agent_messages to wellmet_system using (true) with check (true);
grant select, insert, delete on hq.agent_messages to wellmet_system;

create table hq.agent_budgets (
  agent_id uuid not null references hq.agents on delete cascade,
  day date not null,
  used integer not null constraint budget_is_taken check (used >= 0),
  primary key (agent_id, day)
);
comment on table hq.agent_budgets is 'unowned: how many reads and actions an agent took in a day';
alter table hq.agent_budgets enable row level security, force row level security;
create policy agent_budgets_for_the_system on hq.agent_budgets to wellmet_system using (true) with check (true);
grant select, insert, update, delete on hq.agent_budgets to wellmet_system;

-- Counts for them. The queue has a schema of its own, whose tables change when it is updated, so a function reads it: no
-- view depends on them. The names of jobs are ours.
create function hq.count_jobs() returns table (name text, due integer, failed integer, given_up integer, oldest_due_seconds integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select t.identifier::text,
    (count(*) filter (where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now()))::int,
    (count(*) filter (where j.locked_at is null and j.attempts > 0 and j.attempts < j.max_attempts))::int,
    (count(*) filter (where j.locked_at is null and j.attempts >= j.max_attempts))::int,
    coalesce(extract(epoch from now() - min(j.run_at) filter (where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now())), 0)::int
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id group by 1;
end $$;
revoke execute on function hq.count_jobs() from public;
grant execute on function hq.count_jobs() to wellmet_staff;

create view hq.job_counts as select name, due, failed, given_up, oldest_due_seconds from hq.count_jobs();

create view hq.backup_counts as
select case kind when 'dump' then 'dump' when 'drill' then 'drill' else 'copy' end as kind,
  (count(*) filter (where succeeded))::int as succeeded, (count(*) filter (where not succeeded))::int as failed,
  (array_agg(succeeded order by ended_at desc))[1] as last_succeeded,
  floor(extract(epoch from now() - max(ended_at) filter (where succeeded)) / 3600)::int as hours_since_success
from platform.backup_runs group by 1;

grant select on hq.job_counts, hq.backup_counts to wellmet_staff;
