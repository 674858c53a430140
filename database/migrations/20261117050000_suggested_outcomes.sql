-- What the mail and the calendar of a member show about requests that are open, for the member to confirm or dismiss.

create table introductions.suggested_outcomes (
  id uuid primary key,
  workspace_id uuid not null,
  user_id uuid not null,
  request_id uuid not null references introductions.requests on delete cascade,
  role text not null constraint role_is_known check (role in ('asker', 'connector')),
  outcome text not null constraint outcome_is_known check (outcome in ('intro_sent', 'target_replied', 'meeting_booked')),
  -- The first record that shows it. With the record, or the account that it is from, this goes too.
  account_id uuid not null,
  source text not null,
  ref text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  record_count int not null,
  state text not null constraint state_is_known check (state in ('open', 'confirmed', 'dismissed')),
  suggested_at timestamptz not null,
  decided_at timestamptz,
  constraint suggested_to_members foreign key (workspace_id, user_id) references account.memberships on delete cascade,
  constraint suggested_by_records foreign key (user_id, account_id, source, ref) references connections.source_records on delete cascade,
  constraint decided_has_time check ((state = 'open') = (decided_at is null))
);
comment on table introductions.suggested_outcomes is 'to the owner of the mailbox alone: never what was written, and nobody''s name or address';
comment on column introductions.suggested_outcomes.last_at is 'once it is decided, no record up to this time suggests the same again';
create unique index suggested_outcomes_one_open on introductions.suggested_outcomes (user_id, request_id, outcome) where state = 'open';
create index suggested_outcomes_of_a_member on introductions.suggested_outcomes (workspace_id, user_id);
create index suggested_outcomes_of_a_request on introductions.suggested_outcomes (request_id);
create index suggested_outcomes_by_a_record on introductions.suggested_outcomes (user_id, account_id, source, ref);

create table introductions.outcome_settings (
  workspace_id uuid not null,
  user_id uuid not null,
  records_automatically boolean not null,
  primary key (workspace_id, user_id),
  constraint outcome_settings_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
comment on column introductions.outcome_settings.records_automatically is 'whether what the mail shows is recorded without a click';

do $$
declare name text;
begin
  foreach name in array array['suggested_outcomes', 'outcome_settings'] loop
    execute format('alter table introductions.%I enable row level security, force row level security', name);
    execute format('create policy %I on introductions.%I to wellmet_app using (user_id = platform.viewer_id() and workspace_id = platform.workspace_id()) with check (user_id = platform.viewer_id() and workspace_id = platform.workspace_id())', name || '_of_mine', name);
    execute format('create policy %I on introductions.%I to wellmet_system using (true) with check (true)', name || '_for_the_system', name);
    execute format('grant select, insert, delete on introductions.%I to wellmet_app', name);
    execute format('grant select, insert, update, delete on introductions.%I to wellmet_system', name);
  end loop;
end $$;
grant update (account_id, source, ref, first_at, last_at, record_count, state, decided_at) on introductions.suggested_outcomes to wellmet_app;
grant update (records_automatically) on introductions.outcome_settings to wellmet_app;
