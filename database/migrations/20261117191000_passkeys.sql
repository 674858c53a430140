-- A key pair that stays in the user's device: it proves who they are without a password.
create table account.passkeys (
  id uuid primary key,
  user_id uuid not null references account.users on delete cascade,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on column account.passkeys.counter is 'of the device, 0 where it does not count; one that does not grow shows a copy';
comment on column account.passkeys.is_backed_up is 'whether the password manager of the user has it on other devices too';
create unique index passkeys_once_per_user on account.passkeys (user_id, credential_id);
create index passkeys_by_credential on account.passkeys (credential_id);
alter table account.passkeys enable row level security, force row level security;
create policy passkeys_of_mine on account.passkeys to wellmet_app
  using (user_id = platform.viewer_id()) with check (user_id = platform.viewer_id());
create policy passkeys_for_the_system on account.passkeys to wellmet_system using (true) with check (true);
grant select, insert, delete, update (name) on account.passkeys to wellmet_app;
grant select, insert, update, delete on account.passkeys to wellmet_system;
