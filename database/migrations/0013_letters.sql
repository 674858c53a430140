-- LETTERS: what goes by mail to people who need no account, and what they answered.

-- Where an answer goes, how to hear no more, and whether it was sent a second time after its fate was looked up.
alter table platform.mails
  add column reply_to_name text,
  add column reply_to_address text,
  add column leave_url text,
  add column resent_at timestamptz;
comment on column platform.mails.leave_url is 'List-Unsubscribe';
comment on column platform.mails.resent_at is 'set once: a mail that was looked up and not found is sent again, and never a third time';

-- One line for each request that was asked, begun anew when it is asked anew.
create table introductions.letters (
  request_id uuid primary key references introductions.requests on delete cascade,
  workspace_id uuid not null references account.workspaces on delete cascade,
  asked_at timestamptz not null,
  reminded_at timestamptz,
  target_address text,
  target_answer text constraint target_answer_is_known check (target_answer in ('yes', 'not_now', 'never')),
  target_answered_at timestamptz,
  closed_at timestamptz
);
create index letters_in_workspace on introductions.letters (workspace_id);
comment on column introductions.letters.target_address is 'from the connector; the asker learns it with the target''s yes';
comment on column introductions.letters.target_answer is 'never shown to the asker unless it is a yes';

-- Who said that they are never to be asked again, whoever asks: the keyed hash of an address, and nothing to read.
create table introductions.refusals (
  key bigint primary key,
  refused_at timestamptz not null
);
comment on table introductions.refusals is 'unowned: numbers of addresses, looked up by the system alone';

-- Row-level security -------------------------------------------------------------------------------------------------

alter table introductions.letters enable row level security, force row level security;
alter table introductions.refusals enable row level security, force row level security;
create policy letters_of_nobody on introductions.letters for select to wellmet_app using (false);
create policy letters_for_the_system on introductions.letters to wellmet_system using (true) with check (true);
create policy refusals_of_nobody on introductions.refusals for select to wellmet_app using (false);
create policy refusals_for_the_system on introductions.refusals to wellmet_system using (true) with check (true);
grant select, insert, update, delete on introductions.letters, introductions.refusals to wellmet_system;
grant select on introductions.letters, introductions.refusals to wellmet_app;
