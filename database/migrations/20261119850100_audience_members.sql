-- Who was sent to the audience of a newsletter because they agreed to it. Nobody else's address is stored: of the others in an
-- audience the provider's own number is read, and matches nobody here.
create table connections.audience_members (
  account_id uuid not null references connections.connected_accounts on delete cascade,
  member_id text not null,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  mailbox bytea not null,
  lead_id uuid not null,
  state text not null,
  sent_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (user_id, account_id, member_id),
  constraint audience_members_state check (state in ('pending', 'subscribed', 'unsubscribed', 'cleaned', 'refused'))
);
create index audience_members_by_mailbox on connections.audience_members (mailbox);
create index audience_members_by_workspace on connections.audience_members (workspace_id);
create index audience_members_by_account on connections.audience_members (account_id);
comment on column connections.audience_members.member_id is 'the MD5 of the address in lower case, by which the provider knows its member';
comment on column connections.audience_members.mailbox is 'keyed hash of the mailbox, so that an unsubscribe there stops mail here';
alter table connections.audience_members enable row level security, force row level security;
create policy audience_members_of_mine on connections.audience_members to wellmet_app
  using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))
  with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()));
create policy audience_members_for_the_system on connections.audience_members to wellmet_system using (true) with check (true);
grant select, insert, update, delete on connections.audience_members to wellmet_app;
grant select, insert, update, delete on connections.audience_members to wellmet_system;
