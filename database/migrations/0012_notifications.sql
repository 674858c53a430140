-- NOTIFICATIONS: what a member should hear of, in the app and, if they want, in one mail a day.

-- Which kinds there are is said in notifications.contract.ts alone.
create table account.notifications (
  id uuid primary key,
  user_id uuid not null,
  workspace_id uuid not null,
  kind text not null,
  title text not null,
  body text not null,
  link text not null,
  dedupe_key text,
  awaits_digest boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Who leaves a workspace takes nothing along of what was told there.
  constraint told_to_members foreign key (workspace_id, user_id) references account.memberships on delete cascade,
  constraint link_stays_inside check (link ~ '^/([^/]|$)')
);
comment on column account.notifications.dedupe_key is 'names what it is about: told once, however often it is said';
comment on column account.notifications.awaits_digest is 'until it is read or mailed, or its kind is mailed no more';
create index notifications_newest on account.notifications (user_id, workspace_id, id desc);
create index notifications_unread on account.notifications (user_id, workspace_id) where read_at is null;
create unique index notifications_told_once on account.notifications (user_id, workspace_id, dedupe_key);
create index notifications_to_mail on account.notifications (user_id, created_at) where awaits_digest;
create index notifications_read on account.notifications (read_at) where read_at is not null;

create table account.notification_settings (
  user_id uuid primary key references account.users on delete cascade,
  time_zone text,
  deliveries jsonb not null
);
comment on column account.notification_settings.deliveries is 'by kind: off, app or digest; a kind that is missing is as usual';

-- Row-level security -------------------------------------------------------------------------------------------------

alter table account.notifications enable row level security, force row level security;
alter table account.notification_settings enable row level security, force row level security;

create policy notifications_of_mine_here on account.notifications to wellmet_app
  using (user_id = platform.viewer_id() and workspace_id = platform.workspace_id())
  with check (user_id = platform.viewer_id() and workspace_id = platform.workspace_id());
create policy notifications_for_the_system on account.notifications to wellmet_system using (true) with check (true);
create policy notification_settings_of_mine on account.notification_settings to wellmet_app
  using (user_id = platform.viewer_id()) with check (user_id = platform.viewer_id());
create policy notification_settings_for_the_system on account.notification_settings to wellmet_system using (true) with check (true);

grant select, delete, update (read_at, awaits_digest) on account.notifications to wellmet_app;
grant select, insert, update on account.notification_settings to wellmet_app;
grant select, insert, update, delete on account.notifications, account.notification_settings to wellmet_system;
