-- A language model that the owners of a workspace connected, what it may cost, and every call of it.
create table introductions.language_models (
  workspace_id uuid primary key references account.workspaces on delete cascade,
  dialect text not null constraint dialect_is_known check (dialect in ('openai', 'anthropic')),
  url text not null,
  model text not null,
  sealed_key text,
  key_ends text,
  answer_form text not null constraint answer_form_is_known check (answer_form in ('schema', 'object', 'text')),
  limit_field text not null,
  currency text not null constraint currency_is_a_code check (currency ~ '^[A-Z]{3}$'),
  input_price bigint not null constraint input_costs_something_or_nothing check (input_price >= 0),
  output_price bigint not null constraint output_costs_something_or_nothing check (output_price >= 0),
  monthly_budget bigint not null constraint budget_is_an_amount check (monthly_budget >= 0),
  reads_questions boolean not null default false,
  connected_at timestamptz not null,
  constraint a_key_has_an_end check ((sealed_key is null) = (key_ends is null))
);
comment on column introductions.language_models.answer_form is 'how it can be made to answer in JSON, as found when it was connected';
comment on column introductions.language_models.limit_field is 'what this server calls the most tokens of an answer';
comment on column introductions.language_models.input_price is 'millionths of the currency for a million tokens';
comment on column introductions.language_models.monthly_budget is 'millionths of the currency';
alter table introductions.language_models enable row level security, force row level security;
create policy language_models_of_ours on introductions.language_models to wellmet_app
  using (workspace_id = (select platform.workspace_id())) with check (workspace_id = (select platform.workspace_id()));
create policy language_models_for_the_system on introductions.language_models to wellmet_system using (true) with check (true);
grant select, insert, update, delete on introductions.language_models to wellmet_app, wellmet_system;

create table introductions.language_model_months (
  workspace_id uuid not null references account.workspaces on delete cascade,
  month date not null,
  currency text not null,
  spent bigint not null default 0 constraint nothing_is_earned check (spent >= 0),
  calls integer not null default 0,
  primary key (workspace_id, month, currency)
);
comment on column introductions.language_model_months.spent is 'millionths of the currency, with what calls under way may cost at most';
alter table introductions.language_model_months enable row level security, force row level security;
create policy language_model_months_of_ours on introductions.language_model_months for select to wellmet_app
  using (workspace_id = (select platform.workspace_id()));
create policy language_model_months_for_the_system on introductions.language_model_months to wellmet_system using (true) with check (true);
grant select on introductions.language_model_months to wellmet_app;
grant select, insert, update, delete on introductions.language_model_months to wellmet_system;

create table introductions.language_model_calls (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  purpose text not null constraint purpose_is_known check (purpose in ('draft', 'question', 'trial')),
  model text not null,
  state text not null constraint call_state_is_known check (state in ('waiting', 'asking', 'done')),
  outcome text,
  claims jsonb not null,
  claim_marks text[] not null,
  arrangement jsonb,
  dropped integer not null default 0,
  currency text not null,
  reserved bigint not null default 0,
  cost bigint not null default 0,
  input_tokens integer,
  output_tokens integer,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint done_has_an_outcome check ((state = 'done') = (outcome is not null)),
  constraint language_model_calls_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index language_model_calls_of_a_workspace on introductions.language_model_calls (workspace_id, id);
create index language_model_calls_of_a_user on introductions.language_model_calls (user_id, workspace_id);
create index language_model_calls_by_age on introductions.language_model_calls (created_at);
comment on column introductions.language_model_calls.claims is 'all that the model was told: kinds, years and counts, without names';
comment on column introductions.language_model_calls.claim_marks is 'hashes of the claims that these stand for, in the same order';
comment on column introductions.language_model_calls.arrangement is 'what was taken of its answer: claims in order, and a tone';
comment on column introductions.language_model_calls.dropped is 'how many parts of its answer meant nothing and were left out';
alter table introductions.language_model_calls enable row level security, force row level security;
create policy language_model_calls_of_mine_here on introductions.language_model_calls to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy language_model_calls_for_the_system on introductions.language_model_calls to wellmet_system using (true) with check (true);
grant select on introductions.language_model_calls to wellmet_app;
grant select, insert, update, delete on introductions.language_model_calls to wellmet_system;

create table introductions.language_model_refusals (
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  refused_at timestamptz not null,
  primary key (workspace_id, user_id),
  constraint language_model_refusals_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index language_model_refusals_of_a_user on introductions.language_model_refusals (user_id, workspace_id);
comment on table introductions.language_model_refusals is 'members who do not want a model to be told anything about their paths';
alter table introductions.language_model_refusals enable row level security, force row level security;
create policy language_model_refusals_of_mine_here on introductions.language_model_refusals to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy language_model_refusals_for_the_system on introductions.language_model_refusals to wellmet_system using (true) with check (true);
grant select, insert, delete on introductions.language_model_refusals to wellmet_app;
grant select, insert, delete on introductions.language_model_refusals to wellmet_system;
