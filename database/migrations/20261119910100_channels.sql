-- Slack, Microsoft Teams and Telegram: messages to members of the same workspace, and one's own notices.
create table outreach.channel_links (
  code_hash bytea not null,
  workspace_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, code_hash),
  constraint channel_links_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index channel_links_of_a_member on outreach.channel_links (workspace_id, user_id);
create index channel_links_by_code on outreach.channel_links (code_hash);
create index channel_links_by_end on outreach.channel_links (expires_at);
comment on table outreach.channel_links is 'by which a chat is known as a member''s; each works once and for ten minutes';

create table outreach.channel_messages (
  id uuid primary key,
  workspace_id uuid not null,
  user_id uuid not null,
  recipient_id uuid references account.users on delete cascade,
  account_id uuid references connections.connected_accounts on delete set null,
  platform text not null,
  place text,
  place_name text,
  batch_id uuid,
  sealed_text text,
  state text not null,
  reason text,
  ref text,
  is_notice boolean not null default false,
  about uuid,
  answer text,
  created_at timestamptz not null,
  settled_at timestamptz,
  constraint channel_messages_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade,
  constraint channel_message_state_is_known check (state in ('waiting', 'sending', 'sent', 'accepted', 'failed', 'unknown')),
  constraint channel_answer_is_known check (answer in ('accept', 'later', 'decline', 'over')),
  constraint text_goes_once_settled check ((sealed_text is not null) = (state in ('waiting', 'sending'))),
  constraint settled_messages_have_a_time check ((settled_at is null) = (state in ('waiting', 'sending')))
);
create index channel_messages_of_a_member on outreach.channel_messages (workspace_id, user_id, id);
create index channel_messages_to_a_member on outreach.channel_messages (recipient_id);
create index channel_messages_by_account on outreach.channel_messages (account_id);
create index channel_messages_by_time on outreach.channel_messages (created_at);
comment on column outreach.channel_messages.user_id is 'who sent it';
comment on column outreach.channel_messages.recipient_id is 'who gets it, unless it goes to a channel';
comment on column outreach.channel_messages.account_id is 'through which it goes: the recipient''s, or the sender''s to a channel';
comment on column outreach.channel_messages.sealed_text is 'until it is settled, never after';
comment on column outreach.channel_messages.state is 'accepted: the provider took it and does not say more; unknown: nobody knows whether it arrived, and it is not sent again';
comment on column outreach.channel_messages.is_notice is 'a notification of the recipient, who is its sender too';
comment on column outreach.channel_messages.about is 'the introduction request that its buttons answer';
comment on column outreach.channel_messages.answer is 'by a button; over where nothing was left to answer';
comment on column outreach.channel_messages.ref is 'what the provider calls it';

create table outreach.channel_notices (
  user_id uuid not null,
  account_id uuid not null references connections.connected_accounts on delete cascade,
  workspace_id uuid not null,
  kinds text[] not null,
  primary key (user_id, account_id),
  constraint channel_notices_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index channel_notices_by_account on outreach.channel_notices (account_id);
create index channel_notices_by_workspace on outreach.channel_notices (workspace_id, user_id);
comment on table outreach.channel_notices is 'which notifications a member also gets in a chat; none without a row';

do $$
declare name text;
begin
  foreach name in array array['channel_links', 'channel_messages', 'channel_notices'] loop
    execute format('alter table outreach.%I enable row level security, force row level security', name);
    execute format('create policy %I on outreach.%I to wellmet_app using (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id())) with check (user_id = (select platform.viewer_id()) and workspace_id = (select platform.workspace_id()))', name || '_of_mine', name);
    execute format('create policy %I on outreach.%I to wellmet_system using (true) with check (true)', name || '_for_the_system', name);
    execute format('grant select, insert on outreach.%I to wellmet_app', name);
    execute format('grant select, insert, update, delete on outreach.%I to wellmet_system', name);
  end loop;
end $$;
grant update, delete on outreach.channel_notices to wellmet_app;
