-- WHAT WAS LEARNED: how introductions turned out, counted back into the graph, where search and ranking read it.

-- Recomputed as a whole for a workspace, never counted up: a line that is wrong is right after the next time. Keys are keyed
-- hashes: of a connector, a target or a company; 0 for the workspace itself.
create table network.introduction_counts (
  workspace_id uuid not null references account.workspaces on delete cascade,
  -- Who asked, where the line would tell whom they asked for; null where the whole workspace may know.
  user_id uuid references account.users on delete cascade,
  about text not null constraint about_is_known check (about in
    ('asks_of_connector', 'intros_by_connector', 'open_asks', 'intros_to_target', 'intros_into_company', 'asks_in_workspace', 'intros_in_workspace')),
  key bigint not null,
  asked int not null,
  happened int not null constraint happened_were_asked check (happened <= asked),
  asked_lately float8 not null,
  happened_lately float8 not null,
  rate float8 not null constraint rate_is_a_chance check (rate > 0 and rate < 1),
  shift float8 not null default 0,
  day int not null,
  last_at timestamptz not null,
  constraint introduction_counts_once unique nulls not distinct (workspace_id, user_id, about, key)
);
create index introduction_counts_of_a_user on network.introduction_counts (user_id);
comment on column network.introduction_counts.asked_lately is 'what they count for on the day: an outcome fades';
comment on column network.introduction_counts.rate is 'share that is expected, drawn to that of everybody while little is counted';
comment on column network.introduction_counts.shift is 'of the workspace alone: what its own outcomes add to every log odds';

-- What was said when the connector was asked, to be held against what became of it. Log odds, and what was added to them.
create table introductions.predictions (
  request_id uuid primary key references introductions.requests on delete cascade,
  workspace_id uuid not null references account.workspaces on delete cascade,
  made_at timestamptz not null,
  acting float8,
  acting_shift float8 not null,
  engaging float8 not null,
  engaging_shift float8 not null
);
create index predictions_in_workspace on introductions.predictions (workspace_id);
comment on column introductions.predictions.acting is 'null where nothing was known of the connector';

-- Every refit is a version; at most one of each kind is in use, and an older one may be taken up again.
create table introductions.calibrations (
  workspace_id uuid not null references account.workspaces on delete cascade,
  about text not null constraint about_is_known check (about in ('acting', 'engaging')),
  version int not null,
  shift float8 not null,
  doubt float8 not null,
  fitted_to int not null,
  tested_on int not null,
  brier_before float8 not null,
  brier_after float8 not null,
  log_loss_before float8 not null,
  log_loss_after float8 not null,
  is_active boolean not null,
  made_at timestamptz not null,
  primary key (workspace_id, about, version)
);
create unique index calibrations_one_active on introductions.calibrations (workspace_id, about) where is_active;

-- Row-level security -------------------------------------------------------------------------------------------------

alter table network.introduction_counts enable row level security, force row level security;
alter table introductions.predictions enable row level security, force row level security;
alter table introductions.calibrations enable row level security, force row level security;
create policy introduction_counts_of_ours on network.introduction_counts for select to wellmet_app
  using (workspace_id = platform.workspace_id() and (user_id is null or user_id = platform.viewer_id()));
create policy introduction_counts_for_the_system on network.introduction_counts to wellmet_system using (true) with check (true);
create policy predictions_of_nobody on introductions.predictions for select to wellmet_app using (false);
create policy predictions_for_the_system on introductions.predictions to wellmet_system using (true) with check (true);
create policy calibrations_of_ours on introductions.calibrations for select to wellmet_app using (workspace_id = platform.workspace_id());
create policy calibrations_for_the_system on introductions.calibrations to wellmet_system using (true) with check (true);
grant select on network.introduction_counts, introductions.predictions, introductions.calibrations to wellmet_app;
grant select, insert, update, delete on network.introduction_counts, introductions.predictions, introductions.calibrations to wellmet_system;
