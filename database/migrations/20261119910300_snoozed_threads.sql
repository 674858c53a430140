-- Conversations that a member took out of the inbox of their own mailbox until a time. A job brings them back.
create table outreach.snoozed_threads (
  account_id uuid not null references connections.connected_accounts on delete cascade,
  ref text not null,
  message_id text not null,
  workspace_id uuid not null,
  user_id uuid not null,
  until timestamptz not null,
  primary key (user_id, account_id, ref),
  constraint snoozed_threads_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index snoozed_threads_of_an_account on outreach.snoozed_threads (account_id);
create index snoozed_threads_of_a_member on outreach.snoozed_threads (workspace_id, user_id);
comment on column outreach.snoozed_threads.ref is 'its newest mail then: a newer one ends the snooze';
alter table outreach.snoozed_threads enable row level security, force row level security;
create policy snoozed_threads_of_mine on outreach.snoozed_threads to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy snoozed_threads_for_the_system on outreach.snoozed_threads to wellmet_system using (true) with check (true);
grant select, insert, delete, update (until) on outreach.snoozed_threads to wellmet_app;
grant select, insert, update, delete on outreach.snoozed_threads to wellmet_system;
