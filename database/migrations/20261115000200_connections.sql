-- OUTSIDE ACCOUNTS. The first is the server's own, with a provider of people data: what it may be asked, what it was asked,
-- and what it said. Credits cost money, so they are taken before the call, and what is not used is given back afterwards.
create schema connections;
grant usage on schema connections to wellmet_app, wellmet_system;

-- How much of a provider the whole server has used. Each span has a row of its own: a clock that jumps back goes on
-- counting where it left off.
create table connections.provider_usage (
  provider text not null,
  span text not null constraint span_is_known check (span in ('month', 'minute')),
  began_at timestamptz not null,
  used int not null,
  primary key (provider, span, began_at)
);
comment on table connections.provider_usage is 'unowned: sums over the whole server';
comment on column connections.provider_usage.used is 'credits of a month, calls of a minute; a reservation counts until it is settled';
alter table connections.provider_usage enable row level security, force row level security;
create policy provider_usage_is_seen_by_all on connections.provider_usage for select to wellmet_app using (true);
create policy provider_usage_for_the_system on connections.provider_usage to wellmet_system using (true) with check (true);
grant select on connections.provider_usage to wellmet_app;
grant select, insert, update, delete on connections.provider_usage to wellmet_system;

-- The part of it that one workspace has used.
create table connections.workspace_usage (
  workspace_id uuid not null references account.workspaces on delete cascade,
  provider text not null,
  month timestamptz not null,
  used int not null,
  primary key (workspace_id, provider, month)
);
alter table connections.workspace_usage enable row level security, force row level security;
create policy workspace_usage_of_mine on connections.workspace_usage for select to wellmet_app using (workspace_id = platform.workspace_id());
create policy workspace_usage_for_the_system on connections.workspace_usage to wellmet_system using (true) with check (true);
grant select on connections.workspace_usage to wellmet_app;
grant select, insert, update, delete on connections.workspace_usage to wellmet_system;

-- Until when a provider is left alone, because it said so.
create table connections.provider_pauses (
  provider text primary key,
  until timestamptz not null,
  reason text not null constraint reason_is_known check (reason in ('credits', 'rate'))
);
comment on table connections.provider_pauses is 'unowned: the account of the server with a provider';
alter table connections.provider_pauses enable row level security, force row level security;
create policy provider_pauses_are_seen_by_all on connections.provider_pauses for select to wellmet_app using (true);
create policy provider_pauses_for_the_system on connections.provider_pauses to wellmet_system using (true) with check (true);
grant select on connections.provider_pauses to wellmet_app;
grant select, insert, update, delete on connections.provider_pauses to wellmet_system;

-- What was asked for a workspace and what was answered. Without an answer it is being asked: whoever else asks the same
-- waits for it. Nothing is found for one workspace that was asked by another.
create table connections.people_data_answers (
  workspace_id uuid not null references account.workspaces on delete cascade,
  question bytea not null,
  size int not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  people jsonb,
  primary key (workspace_id, question),
  constraint answer_has_its_people check ((answered_at is null) = (people is null))
);
create index people_data_answers_by_age on connections.people_data_answers (asked_at);
comment on column connections.people_data_answers.question is 'a hash: what was looked for is not kept';
alter table connections.people_data_answers enable row level security, force row level security;
create policy people_data_answers_of_mine on connections.people_data_answers for select to wellmet_app using (workspace_id = platform.workspace_id());
create policy people_data_answers_for_the_system on connections.people_data_answers to wellmet_system using (true) with check (true);
grant select on connections.people_data_answers to wellmet_app;
grant select, insert, update, delete on connections.people_data_answers to wellmet_system;
