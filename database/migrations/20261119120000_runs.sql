-- Playbooks that run step by step: what was started, and how far it is.
create table platform.runs (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  viewer_id uuid not null references account.users on delete cascade,
  started_by uuid references account.users on delete set null,
  playbook text not null,
  version integer not null,
  about text not null,
  input jsonb not null,
  settings jsonb not null,
  state text not null constraint run_state_is_known check (state in ('running', 'waiting', 'failed', 'done', 'cancelled')),
  paused_at timestamptz,
  due_at timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz,
  constraint ended_run_is_dated check ((ended_at is not null) = (state in ('done', 'cancelled')))
);
create unique index one_open_run_about_a_thing on platform.runs (workspace_id, playbook, about)
  where state in ('running', 'waiting', 'failed');
create index runs_of_a_workspace on platform.runs (workspace_id, id);
create index runs_of_a_viewer on platform.runs (viewer_id);
create index runs_by_starter on platform.runs (started_by);
create index runs_that_are_due on platform.runs (due_at) where due_at is not null;
comment on column platform.runs.viewer_id is 'what its steps read is read as this user';
comment on column platform.runs.version is 'of the playbook, for the whole run';
comment on column platform.runs.about is 'of the same thing only one run is open at a time';
comment on column platform.runs.settings is 'as they were when it started';
comment on column platform.runs.due_at is 'when it has something to do; null while it waits for somebody, and at its end';
alter table platform.runs enable row level security, force row level security;
create policy runs_seen_by_their_viewer_and_admins on platform.runs for select to wellmet_app
  using (workspace_id = (select platform.workspace_id()) and (viewer_id = (select platform.viewer_id())
    or exists (select from account.memberships m where m.workspace_id = (select platform.workspace_id())
      and m.user_id = (select platform.viewer_id()) and m.role in ('owner', 'admin'))));
create policy runs_for_the_system on platform.runs to wellmet_system using (true) with check (true);
grant select (id, workspace_id, viewer_id, started_by, playbook, version, state, paused_at, started_at, ended_at)
  on platform.runs to wellmet_app;
grant select, insert, update, delete on platform.runs to wellmet_system;

create table platform.run_steps (
  run_id uuid not null references platform.runs on delete cascade,
  name text not null,
  workspace_id uuid not null references account.workspaces on delete cascade,
  state text not null constraint step_state_is_known check (state in ('waiting', 'retrying', 'failed', 'done', 'skipped')),
  attempts integer not null default 0,
  began_at timestamptz not null,
  ended_at timestamptz,
  waits_for text,
  wait_key text,
  wait_until timestamptz,
  woken_at timestamptz,
  woken_by jsonb,
  value jsonb,
  said jsonb,
  primary key (workspace_id, run_id, name),
  constraint ended_step_is_dated check ((ended_at is not null) = (state in ('done', 'skipped'))),
  constraint waiting_step_waits_for_something check (state <> 'waiting' or waits_for is not null)
);
create index run_steps_of_a_run on platform.run_steps (run_id);
create index run_steps_to_wake on platform.run_steps (wait_key) where wait_key is not null and woken_at is null;
comment on column platform.run_steps.attempts is 'how often it failed; a worker that dies counts as none';
comment on column platform.run_steps.wait_key is 'what wakes it before its time';
comment on column platform.run_steps.woken_by is 'what the event or the decision said';
comment on column platform.run_steps.value is 'what it leaves to later steps';
comment on column platform.run_steps.said is 'what it did or why it failed, as a message; shown to the viewer of the run alone';
alter table platform.run_steps enable row level security, force row level security;
create policy run_steps_seen_with_their_run on platform.run_steps for select to wellmet_app
  using (workspace_id = (select platform.workspace_id())
    and exists (select from platform.runs r where r.id = run_id));
create policy run_steps_for_the_system on platform.run_steps to wellmet_system using (true) with check (true);
grant select (run_id, name, workspace_id, state, attempts, began_at, ended_at, waits_for, wait_key, wait_until, said)
  on platform.run_steps to wellmet_app;
grant select, insert, update, delete on platform.run_steps to wellmet_system;

-- Which playbooks a workspace uses, and how. The newest row of a playbook counts, the others are its history.
create table account.playbook_settings (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  playbook text not null,
  is_on boolean not null,
  settings jsonb not null,
  changed_by uuid references account.users on delete set null,
  changed_at timestamptz not null
);
create index playbook_settings_of_a_workspace on account.playbook_settings (workspace_id, playbook, id);
create index playbook_settings_by_changer on account.playbook_settings (changed_by);
alter table account.playbook_settings enable row level security, force row level security;
create policy playbook_settings_seen_by_members on account.playbook_settings for select to wellmet_app
  using (workspace_id = (select platform.workspace_id()) and exists (select from account.memberships m
    where m.workspace_id = (select platform.workspace_id()) and m.user_id = (select platform.viewer_id())));
create policy playbook_settings_for_the_system on account.playbook_settings to wellmet_system using (true) with check (true);
grant select on account.playbook_settings to wellmet_app;
grant select, insert, update, delete on account.playbook_settings to wellmet_system;
