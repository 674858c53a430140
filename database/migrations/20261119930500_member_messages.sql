-- Messages that members send from their own mailboxes, each in two phases: a draft at the provider, then sending it.
create table outreach.messages (
  id uuid primary key,
  workspace_id uuid not null,
  user_id uuid not null,
  account_id uuid references connections.connected_accounts on delete set null,
  request_id uuid references introductions.requests on delete cascade,
  sequence_id uuid references outreach.sequences on delete set null,
  step smallint,
  address text,
  mailbox bytea not null,
  person_keys bigint[] not null,
  send_id uuid,
  stage_at_writing text,
  written_at timestamptz not null,
  send_at timestamptz not null,
  waits_for text,
  state text not null constraint message_state_is_known check (state in
    ('waiting', 'drafting', 'sending', 'sent', 'failed', 'stopped', 'unknown')),
  reason text constraint message_reason_is_known check (reason in
    ('access', 'refused', 'no_answer', 'gone', 'reply', 'meeting', 'no', 'unreachable', 'not_allowed', 'erased', 'ended', 'member')),
  content text,
  message_id text not null,
  draft_id text,
  thread_id text,
  claims integer not null default 0,
  tries integer not null default 0,
  claimed_at timestamptz,
  attempted_at timestamptz,
  settled_at timestamptz,
  constraint messages_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade,
  constraint ended_has_reason check ((state in ('failed', 'stopped', 'unknown')) = (reason is not null)),
  constraint settled_has_time check ((state in ('waiting', 'drafting', 'sending')) = (settled_at is null)),
  constraint sent_has_no_text check (state <> 'sent' or content is null)
);
create index messages_of_a_member on outreach.messages (workspace_id, user_id, written_at);
create index messages_of_an_account on outreach.messages (account_id);
create index messages_about_a_request on outreach.messages (request_id);
create index messages_of_a_sequence on outreach.messages (sequence_id, step);
create index messages_by_send_time on outreach.messages (send_at) where state = 'waiting';
create index messages_being_sent on outreach.messages (claimed_at) where state in ('drafting', 'sending');
create index messages_by_age on outreach.messages (settled_at);
create index messages_about_people on outreach.messages using gin (person_keys);
comment on table outreach.messages is 'settled ones for 90 days; what could not be sent keeps its text for two weeks';
comment on column outreach.messages.address is 'of the recipient; null once they were erased';
comment on column outreach.messages.mailbox is 'keyed hash of the address';
comment on column outreach.messages.person_keys is 'of the address, so that an objection finds the row';
comment on column outreach.messages.send_id is 'the row in outreach.sends that counts it; null for what is not counted';
comment on column outreach.messages.stage_at_writing is 'of the request; a later one may stop the message';
comment on column outreach.messages.content is 'subject, text and thread, sealed; deleted once it is sent';
comment on column outreach.messages.draft_id is 'what the provider calls the saved draft; stored before it is sent';
comment on column outreach.messages.attempted_at is 'sending was asked for and the outcome is not known yet';
alter table outreach.messages enable row level security, force row level security;
create policy messages_of_mine on outreach.messages for select to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy messages_for_the_system on outreach.messages to wellmet_system using (true) with check (true);
grant select on outreach.messages to wellmet_app;
grant select, insert, update, delete on outreach.messages to wellmet_system;
-- What waits for an office to open counts from when it leaves.
grant update (at) on outreach.sends to wellmet_system;
