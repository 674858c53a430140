-- Programs without a browser ask to be signed in: a member confirms the short code, and the long one becomes an API key.
create table account.device_codes (
  secret_hash bytea primary key,
  user_code text not null,
  prefix text not null,
  name text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  denied_at timestamptz,
  constraint one_program_for_a_code unique (user_code)
);
create index device_codes_by_age on account.device_codes (expires_at);
comment on table account.device_codes is 'unowned: asked before anybody is signed in, read by the system alone';
comment on column account.device_codes.secret_hash is 'of what becomes the secret of an API key when a member confirms';
alter table account.device_codes enable row level security, force row level security;
create policy device_codes_for_the_system on account.device_codes to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.device_codes to wellmet_system;
