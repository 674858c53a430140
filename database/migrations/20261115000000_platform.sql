-- What every area stands on: who is asking, what happened, what was done, what was said by mail.
create schema platform;
grant usage on schema platform to wellmet_app, wellmet_system;

-- The viewer and the workspace of the transaction. Nothing set means nobody, and nobody sees nothing.
create function platform.viewer_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('wellmet.viewer', true), '')::uuid;
create function platform.workspace_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('wellmet.workspace', true), '')::uuid;

-- Waits until nobody else holds this lock, and holds it until the end of the transaction. A lock is called by its name and
-- by what it is for: two locks with different names never wait for each other.
create function platform.acquire_lock(name text, key text) returns void language sql volatile
  return pg_advisory_xact_lock(hashtextextended(name || ' ' || key, 0));

create table platform.outbox (
  id uuid primary key,
  name text not null,
  payload jsonb not null,
  announced_at timestamptz not null default now()
);
comment on table platform.outbox is 'unowned: events hold ids only; written by anybody, read by the system';
alter table platform.outbox enable row level security, force row level security;
create policy outbox_takes_announcements on platform.outbox for insert to wellmet_app with check (true);
create policy outbox_is_delivered_by_the_system on platform.outbox to wellmet_system using (true) with check (true);
grant insert on platform.outbox to wellmet_app;
grant select, insert, delete on platform.outbox to wellmet_system;

-- "This was done": what makes a job or a reaction that runs twice have its effect once.
create table platform.processed_jobs (
  key text primary key,
  done_at timestamptz not null default now()
);
create index processed_jobs_by_age on platform.processed_jobs (done_at);
comment on table platform.processed_jobs is 'unowned: keys of finished work';
alter table platform.processed_jobs enable row level security, force row level security;
create policy processed_jobs_are_kept_by_the_system on platform.processed_jobs to wellmet_system using (true) with check (true);
grant select, insert, delete on platform.processed_jobs to wellmet_system;

create table platform.idempotency_keys (
  principal text not null,
  key text not null,
  request_hash bytea not null,
  status smallint,
  -- json and not jsonb: a replay is the same bytes, and so has the same ETag.
  reply json,
  created_at timestamptz not null default now(),
  primary key (principal, key)
);
create index idempotency_keys_by_age on platform.idempotency_keys (created_at);
comment on table platform.idempotency_keys is 'owned by principal: a user, a key or an address';
alter table platform.idempotency_keys enable row level security, force row level security;
create policy idempotency_keys_of_the_principal on platform.idempotency_keys to wellmet_app, wellmet_system
  using (principal = current_setting('wellmet.principal', true))
  with check (principal = current_setting('wellmet.principal', true));
create policy idempotency_keys_expire on platform.idempotency_keys for delete to wellmet_system using (true);
create policy idempotency_keys_expire_by_age on platform.idempotency_keys for select to wellmet_system using (true);
grant select, insert, update on platform.idempotency_keys to wellmet_app, wellmet_system;
grant delete on platform.idempotency_keys to wellmet_system;

-- Claim is final: a mail leaves 'queued' once. One found in 'sending' after a crash is parked for reconciliation,
-- never sent again blindly, because nobody can take back a second introduction.
create table platform.mails (
  id uuid primary key,
  message_id text not null unique,
  kind text not null,
  to_name text,
  to_address text not null,
  content text,
  status text not null default 'queued' constraint mail_status_is_known check (status in ('queued', 'sending', 'sent', 'refused', 'parked')),
  problem text,
  queued_at timestamptz not null default now(),
  claimed_at timestamptz,
  settled_at timestamptz,
  -- Where an answer goes, and whether it was sent a second time after its fate was looked up.
  reply_to_name text,
  reply_to_address text,
  resent_at timestamptz,
  about uuid,
  sender_id uuid,
  constraint mail_keeps_its_content_until_it_is_settled check ((content is null) = (status in ('sent', 'refused')))
);
create index mails_unsettled on platform.mails (claimed_at) where status in ('sending', 'parked');
create index mails_about on platform.mails (about) where about is not null;
comment on table platform.mails is 'unowned: written and read by the system alone, through the gate for mail';
comment on column platform.mails.content is 'subject, text and headers, sealed: they hold live links. Gone as soon as the mail is settled';
comment on column platform.mails.sender_id is 'the user who caused it; null for mail of the server itself';
comment on column platform.mails.resent_at is 'set once: a mail that was looked up and not found is sent again, and never a third time';
comment on column platform.mails.about is 'what it speaks of, so that it goes with it';
alter table platform.mails enable row level security, force row level security;
create policy mails_are_sent_by_the_system on platform.mails to wellmet_system using (true) with check (true);
grant select, insert, update, delete on platform.mails to wellmet_system;

-- One row for each mail that was allowed to leave: what the caps count. It outlives the mail, so that deleting what a mail
-- is about makes no room for another. Without used_at it is kept for a mail that is still to be written.
create table platform.mail_permits (
  id uuid primary key,
  kind text,
  mailbox bytea not null,
  user_id uuid,
  workspace_id uuid,
  about uuid,
  granted_at timestamptz not null,
  used_at timestamptz
);
create index mail_permits_of_a_mailbox on platform.mail_permits (mailbox, granted_at);
create index mail_permits_of_a_user on platform.mail_permits (user_id, granted_at) where user_id is not null;
create index mail_permits_of_a_workspace on platform.mail_permits (workspace_id, granted_at) where workspace_id is not null;
create index mail_permits_by_age on platform.mail_permits (granted_at);
comment on table platform.mail_permits is 'unowned: counted by the system alone';
comment on column platform.mail_permits.kind is 'of mail that anybody can cause by typing an address; null for mail that a user causes';
comment on column platform.mail_permits.mailbox is 'keyed hash of the address';
alter table platform.mail_permits enable row level security, force row level security;
create policy mail_permits_for_the_system on platform.mail_permits to wellmet_system using (true) with check (true);
grant select, insert, update, delete on platform.mail_permits to wellmet_system;

-- Whoever said "never email me again", on whatever page. One list for the whole server.
create table platform.suppressed_mailboxes (
  mailbox bytea primary key,
  since timestamptz not null
);
comment on table platform.suppressed_mailboxes is 'unowned: keyed hashes of addresses, looked up by the system alone';
alter table platform.suppressed_mailboxes enable row level security, force row level security;
create policy suppressed_mailboxes_for_the_system on platform.suppressed_mailboxes to wellmet_system using (true) with check (true);
grant select, insert, update, delete on platform.suppressed_mailboxes to wellmet_system;

-- Secrets that stored rows depend on. They are made once and never change; the vault seals them, bound to their id.
create table platform.roots (
  id text primary key,
  sealed text not null,
  created_at timestamptz not null default now()
);
comment on table platform.roots is 'unowned: sealed secrets of the server, read by the system alone';
alter table platform.roots enable row level security, force row level security;
create policy roots_for_the_system on platform.roots to wellmet_system using (true) with check (true);
grant select, insert, update (sealed) on platform.roots to wellmet_system;

-- Which workers are alive: a job locked by one that is not is given back.
create table platform.workers (
  worker_id text primary key,
  process text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
comment on table platform.workers is 'unowned: the machinery';
alter table platform.workers enable row level security, force row level security;
create policy workers_are_seen_by_all on platform.workers to wellmet_app, wellmet_system using (true) with check (true);
grant select on platform.workers to wellmet_app;
grant select, insert, update, delete on platform.workers to wellmet_system;
