-- Follow-ups after an introduction: at most three, each a draft that waits for the member. Nothing here is ever sent by us.
create table outreach.sequences (
  id uuid primary key,
  workspace_id uuid not null,
  user_id uuid not null,
  request_id uuid not null references introductions.requests on delete cascade,
  address text,
  mailbox bytea not null,
  person_keys bigint[] not null,
  started_at timestamptz not null,
  stopped_at timestamptz,
  stop_reason text constraint stop_reason_is_known check (stop_reason in
    ('reply', 'meeting', 'no', 'bounce', 'unsubscribed', 'erased', 'member', 'ended', 'not_allowed', 'done')),
  constraint sequences_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade,
  constraint stopped_has_reason check ((stopped_at is null) = (stop_reason is null))
);
create unique index sequences_one_for_each_request on outreach.sequences (user_id, request_id);
create index sequences_of_a_member on outreach.sequences (workspace_id, user_id);
create index sequences_about_a_request on outreach.sequences (request_id);
create index sequences_to_a_mailbox on outreach.sequences (mailbox) where stopped_at is null;
create index sequences_about_people on outreach.sequences using gin (person_keys);
comment on column outreach.sequences.address is 'where the member writes; null once the person was erased';
comment on column outreach.sequences.mailbox is 'keyed hash of the address';
comment on column outreach.sequences.person_keys is 'of the address, so that an objection finds the row';

create table outreach.steps (
  sequence_id uuid not null references outreach.sequences on delete cascade,
  number smallint not null constraint at_most_three_steps check (number between 1 and 3),
  workspace_id uuid not null,
  user_id uuid not null,
  after_days smallint not null constraint days_are_sane check (after_days between 1 and 60),
  due_at timestamptz not null,
  state text not null constraint step_state_is_known check (state in ('waiting', 'ready', 'sent', 'skipped')),
  waits_for text,
  ready_at timestamptz,
  settled_at timestamptz,
  primary key (user_id, sequence_id, number),
  constraint steps_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index steps_of_a_sequence on outreach.steps (sequence_id, number);
create index steps_by_due_time on outreach.steps (due_at) where state = 'waiting';
create index steps_of_a_member on outreach.steps (workspace_id, user_id);
comment on column outreach.steps.after_days is 'after the introduction, or after the step before was sent or skipped';
comment on column outreach.steps.waits_for is 'why it was put off, if it was';
comment on column outreach.steps.ready_at is 'when the draft was handed to the member; it counts as written';

do $$
declare name text;
begin
  foreach name in array array['sequences', 'steps'] loop
    execute format('alter table outreach.%I enable row level security, force row level security', name);
    execute format('create policy %I on outreach.%I to wellmet_app using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id())) with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))', name || '_of_mine', name);
    execute format('create policy %I on outreach.%I to wellmet_system using (true) with check (true)', name || '_for_the_system', name);
    execute format('grant select on outreach.%I to wellmet_app', name);
    execute format('grant select, insert, update, delete on outreach.%I to wellmet_system', name);
  end loop;
end $$;
