-- WHOM TO MEET: what a member could see of people two steps away, and what became of it. Fits the target score to a workspace.

-- What is kept is what the score is made of, not who showed it. Settled after ninety days; a month in which a member met
-- nobody says nothing about the order and is forgotten.
create table network.target_samples (
  owner_id int not null references network.owners on delete cascade,
  -- months since year 0: a member is looked at once in each
  month int not null,
  person_id bigint not null,
  taken_at timestamptz not null,
  shares float8 not null,
  degree int not null,
  silent int,
  act30 float8 not null,
  weight float8 not null constraint weight_is_positive check (weight > 0),
  met boolean,
  primary key (owner_id, month, person_id)
);
create index target_samples_of_a_person on network.target_samples (person_id);
comment on column network.target_samples.silent is 'days; null is out of sight';
comment on column network.target_samples.weight is 'how many they stand for: of the less likely only some are kept';
comment on column network.target_samples.met is 'whether there was first contact both ways within ninety days; null until then';

-- Every refit is a version; at most one is in use, and an older one may be taken up again.
create table network.target_calibrations (
  workspace_id uuid not null references account.workspaces on delete cascade,
  version int not null,
  month int not null,
  silent float8 not null,
  active float8 not null,
  degree float8 not null,
  fitted_to int not null,
  tested_on int not null,
  ndcg_before float8 not null,
  ndcg_after float8 not null,
  log_loss_before float8 not null,
  log_loss_after float8 not null,
  is_active boolean not null,
  made_at timestamptz not null,
  primary key (workspace_id, version)
);
create unique index target_calibrations_one_a_month on network.target_calibrations (workspace_id, month);
create unique index target_calibrations_one_active on network.target_calibrations (workspace_id) where is_active;
comment on column network.target_calibrations.fitted_to is 'first contacts, each counted once';

-- Row-level security -------------------------------------------------------------------------------------------------

alter table network.target_samples enable row level security, force row level security;
alter table network.target_calibrations enable row level security, force row level security;
create policy target_samples_of_nobody on network.target_samples for select to wellmet_app using (false);
create policy target_samples_for_the_system on network.target_samples to wellmet_system using (true) with check (true);
create policy target_calibrations_of_ours on network.target_calibrations for select to wellmet_app
  using (workspace_id = platform.workspace_id());
create policy target_calibrations_for_the_system on network.target_calibrations to wellmet_system using (true) with check (true);
grant select on network.target_samples, network.target_calibrations to wellmet_app;
grant select, insert, update, delete on network.target_samples, network.target_calibrations to wellmet_system;
