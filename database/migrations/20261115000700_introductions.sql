-- INTRODUCTIONS: from the ask to its outcome. A request belongs to who asks. Whom it is about and who is asked are people
-- as everywhere: numbers, with what was known of them when it was made, because a route may be gone by the time it is read.
create schema introductions;
grant usage on schema introductions to wellmet_app, wellmet_system;

create table introductions.requests (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  -- Null for a target who is described and not in the graph; then target_key tells whether two mean the same.
  target_person bigint,
  target_key bigint not null,
  target jsonb not null,
  -- One of the two: a member who shares, or a contact who need not be a user.
  connector_user uuid references account.users on delete cascade,
  connector_person bigint,
  connector_key bigint not null,
  mailbox_key bigint,
  is_address_proven boolean,
  connector jsonb not null,
  subject text not null,
  message text not null,
  next_step text,
  context text,
  is_blind boolean not null,
  raw_status text not null,
  dashboard_status text not null,
  connector_status text not null,
  target_status text not null,
  scheduled_for timestamptz,
  time_zone text not null,
  snoozed_until timestamptz,
  route jsonb not null,
  fallback_paths jsonb not null,
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  asked_at timestamptz,
  replied_at timestamptz,
  replied_with text constraint reply_is_known check (replied_with in ('introduce', 'ask_target', 'name_drop')),
  target_asked_at timestamptz,
  sent_at timestamptz,
  settled_at timestamptz,
  reminders smallint not null default 0,
  undo jsonb,
  person_deleted_at timestamptz,
  constraint one_connector check (num_nonnulls(connector_user, connector_person) = 1)
);
create index requests_of_a_user on introductions.requests (workspace_id, user_id, changed_at desc, id desc);
create index requests_to_a_connector on introductions.requests (workspace_id, connector_key, asked_at);
create index requests_to_a_mailbox on introductions.requests (workspace_id, mailbox_key, asked_at);
create index requests_to_a_member on introductions.requests (connector_user);
create index requests_by_user on introductions.requests (user_id);
-- The ask lock: one open ask at one mailbox for one target in a workspace; without an address, of one connector.
create unique index requests_one_open_ask on introductions.requests (workspace_id, (coalesce(mailbox_key, connector_key)), target_key)
  where dashboard_status in ('pending', 'approved', 'in_progress') and connector_status <> 'drafted';
comment on column introductions.requests.target is 'name, company, title, linkedinUrl, email, as known when it was made';
comment on column introductions.requests.connector is 'name, email, kind, as known when it was made';
comment on column introductions.requests.route is 'the way as it was shown, with its evidence';
comment on column introductions.requests.fallback_paths is 'paths through other connectors when the request was made, best first';
comment on column introductions.requests.time_zone is 'of the asker: days and hours are meant there';
comment on column introductions.requests.reminders is 'since it came to where it stands';
comment on column introductions.requests.undo is 'where it stood before what the asker recorded last, and when that was; null when that cannot be taken back';
comment on column introductions.requests.connector_key is 'keyed hash of workspace and connector: for limits and the ask lock';
comment on column introductions.requests.mailbox_key is 'keyed hash of the mailbox that is asked: for limits, rules and the ask lock; null without an address';
comment on column introductions.requests.is_address_proven is 'whether somebody besides the asker vouches for the address, at the ask or the last answer; null before the ask';
comment on column introductions.requests.person_deleted_at is 'whom it was about, or who was asked, was erased: it counts, and nothing can be done with it';
alter table introductions.requests enable row level security, force row level security;
-- What a member writes is the content. The status is moved by the system, because connector and target change it too.
grant select, insert (id, workspace_id, user_id, target_person, target_key, target, connector_user, connector_person, connector_key,
  mailbox_key, connector, subject, message, next_step, context, is_blind, raw_status, dashboard_status, connector_status, target_status, time_zone,
  route, fallback_paths, created_at, changed_at),
  update (connector, mailbox_key, subject, message, next_step, context, is_blind, time_zone, version, changed_at)
  on introductions.requests to wellmet_app;
grant select, insert, update, delete on introductions.requests to wellmet_system;

-- Who wanted the same, and hears of it with who asked.
create table introductions.request_followers (
  request_id uuid not null references introductions.requests on delete cascade,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  -- In their own words: what the other knows of the two is the other's.
  target jsonb not null,
  connector jsonb not null,
  followed_at timestamptz not null,
  primary key (workspace_id, request_id, user_id)
);
create index request_followers_by_user on introductions.request_followers (user_id);
create index request_followers_of_a_request on introductions.request_followers (request_id);
alter table introductions.request_followers enable row level security, force row level security;
create policy request_followers_of_mine on introductions.request_followers for select to wellmet_app
  using (workspace_id = platform.workspace_id() and user_id = platform.viewer_id());
create policy request_followers_for_the_system on introductions.request_followers to wellmet_system using (true) with check (true);
grant select on introductions.request_followers to wellmet_app;
grant select, insert, update, delete on introductions.request_followers to wellmet_system;

-- Whoever joined a request sees it too, so these come after the table of who joined.
create policy requests_of_mine on introductions.requests for select to wellmet_app
  using (workspace_id = platform.workspace_id() and (user_id = platform.viewer_id() or exists (
    select from introductions.request_followers j where j.request_id = requests.id and j.user_id = platform.viewer_id())));
create policy requests_insert_mine on introductions.requests for insert to wellmet_app
  with check (workspace_id = platform.workspace_id() and user_id = platform.viewer_id() and raw_status = 'draft'
    and dashboard_status = 'pending' and connector_status = 'drafted' and target_status = 'not_contacted');
-- The asker may lock the row at any time, and change its content while it is a draft.
create policy requests_update_mine on introductions.requests for update to wellmet_app
  using (workspace_id = platform.workspace_id() and user_id = platform.viewer_id())
  with check (workspace_id = platform.workspace_id() and user_id = platform.viewer_id() and connector_status = 'drafted');
create policy requests_for_the_system on introductions.requests to wellmet_system using (true) with check (true);

-- What happened, appended and never changed.
create table introductions.request_events (
  id uuid primary key,
  request_id uuid not null references introductions.requests on delete cascade,
  workspace_id uuid not null references account.workspaces on delete cascade,
  at timestamptz not null,
  -- Two lines of one moment stay in the order in which they were written.
  seq bigint generated always as identity,
  by text not null constraint by_is_known check (by in ('asker', 'connector', 'target', 'system')),
  kind text not null,
  from_status text,
  to_status text,
  note text
);
create index request_events_in_order on introductions.request_events (request_id, at, seq);
create index request_events_in_workspace on introductions.request_events (workspace_id);
alter table introductions.request_events enable row level security, force row level security;
-- That a target said no is shown to nobody: it looks like no answer.
create policy request_events_of_mine on introductions.request_events for select to wellmet_app
  using (workspace_id = platform.workspace_id() and kind <> 'target_declined' and exists (select from introductions.requests r where r.id = request_events.request_id));
-- Lines about what a member may write. Lines of the kind asked count against the limits of a connector.
create policy request_events_insert_mine on introductions.request_events for insert to wellmet_app
  with check (workspace_id = platform.workspace_id() and by = 'asker' and kind in ('created', 'changed') and exists (
    select from introductions.requests r where r.id = request_events.request_id and r.user_id = platform.viewer_id()));
create policy request_events_for_the_system on introductions.request_events to wellmet_system using (true) with check (true);
grant select, insert on introductions.request_events to wellmet_app;
grant select, insert, update, delete on introductions.request_events to wellmet_system;

-- A key to one page for one purpose, for somebody without an account. The token itself is stored nowhere.
create table introductions.guest_links (
  token_hash bytea primary key,
  request_id uuid not null references introductions.requests on delete cascade,
  purpose text not null constraint purpose_is_known check (purpose in ('connector', 'target', 'outcome')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index guest_links_of_a_request on introductions.guest_links (request_id);
comment on table introductions.guest_links is 'unowned: found by who holds the token, through the system alone';
alter table introductions.guest_links enable row level security, force row level security;
create policy guest_links_of_nobody on introductions.guest_links for select to wellmet_app using (false);
create policy guest_links_for_the_system on introductions.guest_links to wellmet_system using (true) with check (true);
grant select on introductions.guest_links to wellmet_app;
grant select, insert, update, delete on introductions.guest_links to wellmet_system;

-- What a connector allows. One line for each member who was asked, and for each mailbox of anybody else.
create table introductions.connector_rules (
  workspace_id uuid not null references account.workspaces on delete cascade,
  connector_key bigint not null,
  mailbox_key bigint not null,
  user_id uuid references account.users on delete cascade,
  asks_a_month smallint constraint asks_are_few check (asks_a_month between 0 and 100),
  batch_day smallint constraint batch_day_of_week check (batch_day between 1 and 7),
  quiet_from date,
  quiet_to date,
  no_go_companies jsonb not null default '[]',
  no_go_people jsonb not null default '[]',
  tells_outcomes boolean not null default true,
  changed_at timestamptz not null,
  primary key (workspace_id, connector_key, mailbox_key)
);
create index connector_rules_of_a_user on introductions.connector_rules (user_id);
create index connector_rules_of_a_mailbox on introductions.connector_rules (workspace_id, mailbox_key);
comment on column introductions.connector_rules.mailbox_key is 'where a connector without an account was asked; 0 for a member';
comment on column introductions.connector_rules.no_go_companies is 'keys and names';
comment on column introductions.connector_rules.tells_outcomes is 'whether the connector hears what became of it';
alter table introductions.connector_rules enable row level security, force row level security;
create policy connector_rules_of_mine on introductions.connector_rules to wellmet_app
  using (workspace_id = platform.workspace_id() and user_id = platform.viewer_id())
  with check (workspace_id = platform.workspace_id() and user_id = platform.viewer_id());
create policy connector_rules_for_the_system on introductions.connector_rules to wellmet_system using (true) with check (true);
grant select, insert, update on introductions.connector_rules to wellmet_app;
grant select, insert, update, delete on introductions.connector_rules to wellmet_system;

-- What became of it, appended. Counted by who was asked and who was reached, once enough time has passed.
create table introductions.outcomes (
  id uuid primary key,
  request_id uuid not null references introductions.requests on delete cascade,
  workspace_id uuid not null references account.workspaces on delete cascade,
  kind text not null constraint kind_is_known check (kind in ('connector_accepted', 'connector_declined', 'connector_silent', 'intro_sent', 'target_replied', 'meeting_booked', 'converted', 'target_silent', 'no_interest')),
  at timestamptz not null,
  by text not null constraint by_is_known check (by in ('asker', 'connector', 'target', 'system')),
  note text
);
create unique index outcomes_once on introductions.outcomes (workspace_id, request_id, kind);
create index outcomes_of_a_request on introductions.outcomes (request_id);
create index outcomes_in_workspace on introductions.outcomes (workspace_id, at);
alter table introductions.outcomes enable row level security, force row level security;
create policy outcomes_of_mine on introductions.outcomes for select to wellmet_app
  using (workspace_id = platform.workspace_id() and not (kind = 'no_interest' and by = 'target') and exists (select from introductions.requests r where r.id = outcomes.request_id));
create policy outcomes_for_the_system on introductions.outcomes to wellmet_system using (true) with check (true);
grant select on introductions.outcomes to wellmet_app;
grant select, insert, update, delete on introductions.outcomes to wellmet_system;

-- One line for each request that was asked, begun anew when it is asked anew.
create table introductions.asks (
  request_id uuid primary key references introductions.requests on delete cascade,
  workspace_id uuid not null references account.workspaces on delete cascade,
  asked_at timestamptz not null,
  reminded_at timestamptz,
  target_address text,
  target_consent text constraint target_consent_is_known check (target_consent in ('yes', 'not_now', 'never')),
  target_consent_at timestamptz,
  closed_at timestamptz
);
create index asks_in_workspace on introductions.asks (workspace_id);
comment on column introductions.asks.target_address is 'from the connector; the asker learns it with the target''s yes';
comment on column introductions.asks.target_consent is 'never shown to the asker unless it is a yes';
alter table introductions.asks enable row level security, force row level security;
create policy asks_of_nobody on introductions.asks for select to wellmet_app using (false);
create policy asks_for_the_system on introductions.asks to wellmet_system using (true) with check (true);
grant select on introductions.asks to wellmet_app;
grant select, insert, update, delete on introductions.asks to wellmet_system;

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
alter table introductions.predictions enable row level security, force row level security;
create policy predictions_of_nobody on introductions.predictions for select to wellmet_app using (false);
create policy predictions_for_the_system on introductions.predictions to wellmet_system using (true) with check (true);
grant select on introductions.predictions to wellmet_app;
grant select, insert, update, delete on introductions.predictions to wellmet_system;

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
alter table introductions.calibrations enable row level security, force row level security;
create policy calibrations_of_ours on introductions.calibrations for select to wellmet_app using (workspace_id = platform.workspace_id());
create policy calibrations_update_ours on introductions.calibrations for update to wellmet_app
  using (workspace_id = platform.workspace_id()) with check (workspace_id = platform.workspace_id());
create policy calibrations_for_the_system on introductions.calibrations to wellmet_system using (true) with check (true);
grant select, update (is_active) on introductions.calibrations to wellmet_app;
grant select, insert, update, delete on introductions.calibrations to wellmet_system;
