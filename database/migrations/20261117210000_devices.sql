-- Browsers in which somebody has signed in. The browser has a random mark that is exchanged at every sign-in; whoever shows
-- one from before is told apart from the browser that has the new one.
create table account.devices (
  id uuid primary key,
  user_id uuid not null references account.users on delete cascade,
  token_hash bytea not null,
  previous_hash bytea,
  successor_box bytea,
  rotated_at timestamptz not null,
  user_agent text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  trusted_until timestamptz
);
comment on table account.devices is 'owned by user_id; several people who share a browser have a row each, with the same mark';
comment on column account.devices.previous_hash is 'of the mark before, which still counts for a minute: its answer may have been lost';
comment on column account.devices.successor_box is 'the mark of now, encrypted with a key derived from the one before: only whoever has that can read it';
comment on column account.devices.trusted_until is 'until then the password is enough here for somebody who has a second factor';
create unique index devices_mark_once_per_user on account.devices (user_id, token_hash);
create index devices_by_mark on account.devices (token_hash);
create index devices_by_previous_mark on account.devices (previous_hash) where previous_hash is not null;
alter table account.devices enable row level security, force row level security;
create policy devices_of_mine on account.devices to wellmet_app
  using (user_id = platform.viewer_id()) with check (user_id = platform.viewer_id());
create policy devices_for_the_system on account.devices to wellmet_system using (true) with check (true);
grant select, delete, update (trusted_until) on account.devices to wellmet_app;
grant select, insert, update, delete on account.devices to wellmet_system;

-- Sessions from before have no device. They are listed by themselves.
alter table account.sessions add column device_id uuid;
alter table account.sessions add constraint sessions_end_with_their_device
  foreign key (device_id) references account.devices on delete cascade not valid;
