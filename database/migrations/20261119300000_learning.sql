-- Chances learn from every outcome (graph/outcome-model/learning.rules.ts). That takes how many of the outcomes the formula
-- expected; 0 stands in lines that the release before counted, and they teach nothing until they are counted again.
alter table graph.outcome_statistics add column expected_lately float8 not null default 0,
  add column variance_lately float8 not null default 0;
comment on column graph.outcome_statistics.expected_lately is 'how many were expected before any outcome was known; fades as they do';
comment on column graph.outcome_statistics.variance_lately is 'the sum of p(1 - p) over what was expected; fades as they do';
comment on column graph.outcome_statistics.user_id is 'who reads this line in place of the one for everybody; null is everybody who has no outcome of their own under the key';
comment on column graph.outcome_statistics.shift is 'written by the release before';

-- An outcome as it counts for teammates: fixed when its window is over, so that what they are shown never moves by one
-- outcome that changes later. `place` is the order in which they came.
create table introductions.shared_outcomes (
  request_id uuid not null references introductions.requests on delete cascade,
  part text not null constraint part_is_known check (part in ('acting', 'engaging')),
  workspace_id uuid not null references account.workspaces on delete cascade,
  happened boolean not null,
  place int not null,
  primary key (request_id, part)
);
create index shared_outcomes_in_workspace on introductions.shared_outcomes (workspace_id, place);
alter table introductions.shared_outcomes enable row level security, force row level security;
create policy shared_outcomes_of_nobody on introductions.shared_outcomes for select to wellmet_app using (false);
create policy shared_outcomes_for_the_system on introductions.shared_outcomes to wellmet_system using (true) with check (true);
grant select on introductions.shared_outcomes to wellmet_app;
grant select, insert, update, delete on introductions.shared_outcomes to wellmet_system;
