-- Addresses of programs that are told what happens to a member, what happened, and what became of telling them.
create table account.webhook_endpoints (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  name text not null,
  url text not null,
  event_types text[] not null constraint told_something check (cardinality(event_types) > 0),
  sealed_secret text not null,
  sealed_old_secret text,
  old_secret_until timestamptz,
  state text not null constraint state_is_known check (state in ('unproven', 'working', 'failing', 'off')),
  off_because text constraint reason_is_known check (off_because in ('paused', 'gone', 'failed_for_long')),
  failing_since timestamptz,
  silent_tries integer not null default 0,
  rests_until timestamptz,
  last_delivered_at timestamptz,
  created_at timestamptz not null,
  constraint off_has_a_reason check ((state = 'off') = (off_because is not null)),
  constraint old_secrets_end check ((sealed_old_secret is null) = (old_secret_until is null)),
  constraint webhooks_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index webhook_endpoints_of_a_user on account.webhook_endpoints (user_id, workspace_id);
create index webhook_endpoints_in_a_workspace on account.webhook_endpoints (workspace_id);
comment on column account.webhook_endpoints.sealed_old_secret is 'signs beside the new one for a day, so that a receiver can change over';
comment on column account.webhook_endpoints.rests_until is 'it said nothing: nothing is tried until then, whatever waits';
comment on column account.webhook_endpoints.silent_tries is 'how often in a row it said nothing';
comment on column account.webhook_endpoints.failing_since is 'since the first of the tries that have all failed';
alter table account.webhook_endpoints enable row level security, force row level security;
create policy webhook_endpoints_of_mine_here on account.webhook_endpoints to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy webhook_endpoints_for_the_system on account.webhook_endpoints to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.webhook_endpoints to wellmet_app, wellmet_system;

create table account.webhook_events (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  type text not null,
  happened_at timestamptz not null,
  data jsonb not null,
  constraint events_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index webhook_events_of_a_user on account.webhook_events (user_id, workspace_id, id);
create index webhook_events_in_a_workspace on account.webhook_events (workspace_id);
create index webhook_events_by_age on account.webhook_events (happened_at);
comment on column account.webhook_events.data is 'ids and words of our own, never a name or an address';
alter table account.webhook_events enable row level security, force row level security;
create policy webhook_events_of_mine_here on account.webhook_events to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy webhook_events_for_the_system on account.webhook_events to wellmet_system using (true) with check (true);
grant select, insert on account.webhook_events to wellmet_app;
grant select, insert, delete on account.webhook_events to wellmet_system;

create table account.webhook_deliveries (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  endpoint_id uuid not null references account.webhook_endpoints on delete cascade,
  event_id uuid not null references account.webhook_events on delete cascade,
  state text not null default 'waiting' constraint delivery_state_is_known check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  due_at timestamptz not null,
  tried_at timestamptz,
  status integer,
  problem text,
  answer text,
  settled_at timestamptz
);
create index webhook_deliveries_of_an_endpoint on account.webhook_deliveries (endpoint_id, id);
create index webhook_deliveries_of_an_event on account.webhook_deliveries (event_id);
create index webhook_deliveries_of_a_user on account.webhook_deliveries (user_id, workspace_id);
create index webhook_deliveries_in_a_workspace on account.webhook_deliveries (workspace_id);
comment on column account.webhook_deliveries.problem is 'why there was no answer';
comment on column account.webhook_deliveries.answer is 'the beginning of what the receiver answered last';
alter table account.webhook_deliveries enable row level security, force row level security;
create policy webhook_deliveries_of_mine_here on account.webhook_deliveries to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy webhook_deliveries_for_the_system on account.webhook_deliveries to wellmet_system using (true) with check (true);
grant select, insert, update on account.webhook_deliveries to wellmet_app;
grant select, insert, update, delete on account.webhook_deliveries to wellmet_system;

create trigger webhook_endpoints_end after delete on account.webhook_endpoints
  for each row execute function account.note_ended_access('id');
