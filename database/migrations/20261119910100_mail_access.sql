-- The second consent: what a member allows with the mails of a connected account beyond reading who wrote to whom and when.
create table outreach.mail_access (
  account_id uuid primary key references connections.connected_accounts on delete cascade,
  workspace_id uuid not null,
  user_id uuid not null,
  uses text[] not null constraint uses_are_known check (uses <@ array['read', 'organize', 'send'] and cardinality(uses) > 0),
  sealed_tokens text,
  tokens_expire_at timestamptz,
  refreshing_until timestamptz,
  given_at timestamptz not null,
  constraint mail_access_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index mail_access_of_a_member on outreach.mail_access (workspace_id, user_id);
comment on column outreach.mail_access.sealed_tokens is 'apart from those of the account; null for accounts that a password opens';
comment on column outreach.mail_access.refreshing_until is 'whoever set it asks for new tokens; the others wait';
alter table outreach.mail_access enable row level security, force row level security;
create policy mail_access_of_mine on outreach.mail_access to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy mail_access_for_the_system on outreach.mail_access to wellmet_system using (true) with check (true);
grant select, insert, delete, update (uses, sealed_tokens, tokens_expire_at, refreshing_until, given_at) on outreach.mail_access to wellmet_app;
grant select, insert, update, delete on outreach.mail_access to wellmet_system;
-- A restored backup must not bring back what a member ended.
create trigger mail_access_ends after delete on outreach.mail_access
  for each row execute function account.note_ended_access('account_id', 'user_id', 'given_at');
create trigger mail_access_changes after update of uses on outreach.mail_access
  for each row when (old.uses <> new.uses) execute function account.note_ended_access('account_id', 'user_id', 'given_at');

alter table connections.consents add column account_id uuid, add column uses text[] not null default '{}';
comment on column connections.consents.account_id is 'the account to which more is allowed; null where an account is connected';
comment on column connections.consents.uses is 'what more is allowed';
