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
  subject text not null,
  body text not null,
  status text not null default 'queued' constraint mail_status_is_known check (status in ('queued', 'sending', 'sent', 'refused', 'parked')),
  problem text,
  queued_at timestamptz not null default now(),
  claimed_at timestamptz,
  settled_at timestamptz,
  -- Where an answer goes, how to hear no more, and whether it was sent a second time after its fate was looked up.
  reply_to_name text,
  reply_to_address text,
  leave_url text,
  resent_at timestamptz,
  about uuid
);
create index mails_unsettled on platform.mails (claimed_at) where status in ('sending', 'parked');
create index mails_about on platform.mails (about) where about is not null;
comment on table platform.mails is 'unowned: written by anybody, read by the system alone';
comment on column platform.mails.leave_url is 'List-Unsubscribe';
comment on column platform.mails.resent_at is 'set once: a mail that was looked up and not found is sent again, and never a third time';
comment on column platform.mails.about is 'what it speaks of, so that it goes with it';
alter table platform.mails enable row level security, force row level security;
create policy mails_are_queued_by_anybody on platform.mails for insert to wellmet_app with check (status = 'queued');
create policy mails_are_sent_by_the_system on platform.mails to wellmet_system using (true) with check (true);
grant insert on platform.mails to wellmet_app;
grant select, insert, update, delete on platform.mails to wellmet_system;

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
