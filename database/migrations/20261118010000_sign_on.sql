-- Single sign-on: a workspace lets its members sign in at a provider of its own. What such a session opens is that
-- workspace and nothing else, unless its user linked the two themselves.
create table account.sign_ons (
  workspace_id uuid primary key references account.workspaces on delete cascade,
  issuer text not null,
  client_id text not null,
  sealed_client_secret text not null,
  joining text not null default 'open' constraint joining_is_known check (joining in ('open', 'invited')),
  role text not null default 'member' constraint joining_role_is_known check (role in ('admin', 'member', 'viewer')),
  is_required boolean not null default false,
  created_at timestamptz not null,
  used_at timestamptz
);
comment on table account.sign_ons is 'owned by workspace_id; with another issuer or client it is another row, and all links and sessions end';
comment on column account.sign_ons.joining is 'whether a new person of a proven domain becomes a member, or needs an invitation';
comment on column account.sign_ons.role is 'of new people who were not invited';
comment on column account.sign_ons.is_required is 'sessions that did not begin through it cannot enter the workspace';
comment on column account.sign_ons.used_at is 'when somebody last came back from the provider with a valid answer';
alter table account.sign_ons enable row level security, force row level security;
create policy sign_ons_of_my_workspace on account.sign_ons to wellmet_app
  using (workspace_id = platform.workspace_id()) with check (workspace_id = platform.workspace_id());
create policy sign_ons_for_the_system on account.sign_ons to wellmet_system using (true) with check (true);
create policy sign_ons_for_identifying on account.sign_ons for select to wellmet_owner using (true);
grant select, insert, delete, update (sealed_client_secret, joining, role, is_required) on account.sign_ons to wellmet_app;
grant select, insert, update, delete on account.sign_ons to wellmet_system;

create table account.sign_on_identities (
  workspace_id uuid not null references account.sign_ons on delete cascade,
  issuer text not null,
  subject text not null,
  user_id uuid not null references account.users on delete cascade,
  opens_everything boolean not null default false,
  linked_at timestamptz not null,
  used_at timestamptz,
  primary key (workspace_id, issuer, subject),
  constraint identities_end_with_the_membership
    foreign key (workspace_id, user_id) references account.memberships (workspace_id, user_id) on delete cascade
);
create unique index sign_on_identities_one_per_member on account.sign_on_identities (workspace_id, user_id);
create index sign_on_identities_of_a_user on account.sign_on_identities (user_id);
comment on table account.sign_on_identities is 'unowned: who somebody at a provider is here, by issuer and subject; written and read by the system alone';
comment on column account.sign_on_identities.opens_everything is 'the user linked it themselves, with a fresh proof, for all their workspaces';
alter table account.sign_on_identities enable row level security, force row level security;
create policy sign_on_identities_for_the_system on account.sign_on_identities to wellmet_system using (true) with check (true);
create policy sign_on_identities_for_identifying on account.sign_on_identities for select to wellmet_owner using (true);
grant select, insert, update, delete on account.sign_on_identities to wellmet_system;

create table account.sign_on_tries (
  state_hash bytea primary key,
  workspace_id uuid not null references account.sign_ons on delete cascade,
  purpose text not null constraint purpose_is_known check (purpose in ('sign in', 'enter', 'link', 'test', 'confirm')),
  browser_hash bytea not null,
  user_id uuid references account.users on delete cascade,
  session_id uuid references account.sessions on delete cascade,
  opens_everything boolean not null default false,
  sealed_checks text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_on_tries_of_a_workspace on account.sign_on_tries (workspace_id);
create index sign_on_tries_of_a_user on account.sign_on_tries (user_id);
create index sign_on_tries_of_a_session on account.sign_on_tries (session_id);
create index sign_on_tries_by_age on account.sign_on_tries (expires_at);
comment on table account.sign_on_tries is 'unowned: people who are at the provider, for ten minutes; written and read by the system alone';
comment on column account.sign_on_tries.sealed_checks is 'what the answer is checked with: the verifier of PKCE and the nonce';
alter table account.sign_on_tries enable row level security, force row level security;
create policy sign_on_tries_for_the_system on account.sign_on_tries to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.sign_on_tries to wellmet_system;

-- Which sessions began through single sign-on. They end with the connection and with the membership. A confined one is in
-- that workspace or nowhere.
alter table account.sessions add column sign_on_workspace_id uuid, add column is_confined boolean not null default false;
comment on column account.sessions.sign_on_workspace_id is 'the workspace whose single sign-on it began through';
comment on column account.sessions.is_confined is 'opens that workspace alone, and nothing of the account';
alter table account.sessions add constraint confined_to_one_workspace
  check (not is_confined or sign_on_workspace_id is not null and (workspace_id is null or workspace_id = sign_on_workspace_id)) not valid;
alter table account.sessions add constraint sessions_end_with_their_sign_on
  foreign key (sign_on_workspace_id) references account.sign_ons on delete cascade not valid;
alter table account.sessions add constraint sessions_by_sign_on_end_with_the_membership
  foreign key (sign_on_workspace_id, user_id) references account.memberships (workspace_id, user_id) on delete cascade not valid;
