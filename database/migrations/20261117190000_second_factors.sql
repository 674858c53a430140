-- A second proof beside the password: the codes of an authenticator app, and recovery codes for whoever has lost it.

create table account.second_factors (
  user_id uuid primary key references account.users on delete cascade,
  sealed_secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step integer not null default 0
);
comment on column account.second_factors.sealed_secret is 'shared with the authenticator app, sealed for this user';
comment on column account.second_factors.confirmed_at is 'null until a first code shows that the app has the secret; without effect until then';
comment on column account.second_factors.last_step is 'the 30 seconds of the newest code that was taken: this code and older ones are refused';
alter table account.second_factors enable row level security, force row level security;
create policy second_factors_of_mine on account.second_factors to wellmet_app
  using (user_id = platform.viewer_id()) with check (user_id = platform.viewer_id());
create policy second_factors_for_the_system on account.second_factors to wellmet_system using (true) with check (true);
grant select, insert, delete on account.second_factors to wellmet_app;
grant update (sealed_secret, created_at, confirmed_at, last_step) on account.second_factors to wellmet_app;
grant select, insert, update, delete on account.second_factors to wellmet_system;

create table account.recovery_codes (
  user_id uuid not null references account.users on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);
comment on column account.recovery_codes.hash is 'keyed: 50 bits could be guessed from a plain hash';
alter table account.recovery_codes enable row level security, force row level security;
create policy recovery_codes_of_mine on account.recovery_codes to wellmet_app
  using (user_id = platform.viewer_id()) with check (user_id = platform.viewer_id());
create policy recovery_codes_for_the_system on account.recovery_codes to wellmet_system using (true) with check (true);
grant select, insert, delete on account.recovery_codes to wellmet_app;
grant select, insert, update, delete on account.recovery_codes to wellmet_system;

-- Questions that wait for their answer. Only a hash is stored of what the answer must show.
create table account.challenges (
  hash bytea primary key,
  purpose text not null constraint purpose_is_known check (purpose in ('second factor', 'new passkey', 'passkey')),
  user_id uuid references account.users on delete cascade,
  expires_at timestamptz not null
);
create index challenges_of_a_user on account.challenges (user_id);
create index challenges_by_age on account.challenges (expires_at);
comment on table account.challenges is 'unowned: asked before anybody is signed in, read by the system alone';
comment on column account.challenges.user_id is 'who has to answer; null where anybody may';
alter table account.challenges enable row level security, force row level security;
create policy challenges_for_the_system on account.challenges to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.challenges to wellmet_system;
