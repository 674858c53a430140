-- WHO: users, the workspaces they share, what they may do, what was done, and what they are told.
create schema account;
grant usage on schema account to wellmet_app, wellmet_system;

create table account.users (
  id uuid primary key,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint email_is_lower_case check (email = lower(email))
);
-- The one global unique index: an e-mail address is one account. Only the system role inserts users, so no member can
-- probe it; sign-up says openly that an address is taken and is rate limited.
create unique index users_email_is_one_account on account.users (email);
comment on table account.users is 'owned by id: the user is the row';
alter table account.users enable row level security, force row level security;
grant select on account.users to wellmet_app;
grant update (name, updated_at) on account.users to wellmet_app;
grant select, insert, update, delete on account.users to wellmet_system;

create table account.credentials (
  id uuid primary key,
  user_id uuid not null references account.users on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index credentials_one_per_provider on account.credentials (user_id, provider_id, account_id);
comment on table account.credentials is 'owned by user_id';
alter table account.credentials enable row level security, force row level security;
create policy credentials_of_mine on account.credentials for select to wellmet_app using (user_id = platform.viewer_id());
create policy credentials_update_mine on account.credentials for update to wellmet_app
  using (user_id = platform.viewer_id()) with check (user_id = platform.viewer_id());
create policy credentials_for_the_system on account.credentials to wellmet_system using (true) with check (true);
grant select, update (password, updated_at) on account.credentials to wellmet_app;
grant select, insert, update, delete on account.credentials to wellmet_system;

create table account.verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on account.verifications (identifier);
create index verifications_of_a_user on account.verifications (value);
comment on table account.verifications is 'unowned: short-lived proofs, read by the system alone';
alter table account.verifications enable row level security, force row level security;
create policy verifications_for_the_system on account.verifications to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.verifications to wellmet_system;

create table account.workspaces (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null default now()
);
comment on table account.workspaces is 'owned by its members';
alter table account.workspaces enable row level security, force row level security;
grant select on account.workspaces to wellmet_app;
grant update (name) on account.workspaces to wellmet_app;
grant select, insert, update, delete on account.workspaces to wellmet_system;

create table account.memberships (
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  role text not null constraint role_is_known check (role in ('owner', 'admin', 'member', 'viewer')),
  joined_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index memberships_of_a_user on account.memberships (user_id, workspace_id) include (role);
alter table account.memberships enable row level security, force row level security;
-- You see your own memberships, and everybody's in the workspace you are in.
create policy memberships_of_me_and_my_workspace on account.memberships for select to wellmet_app
  using (user_id = platform.viewer_id() or workspace_id = platform.workspace_id());
create policy memberships_change_in_my_workspace on account.memberships for update to wellmet_app
  using (workspace_id = platform.workspace_id()) with check (workspace_id = platform.workspace_id());
create policy memberships_end_in_my_workspace on account.memberships for delete to wellmet_app
  using (workspace_id = platform.workspace_id());
create policy memberships_for_the_system on account.memberships to wellmet_system using (true) with check (true);
create policy memberships_for_identifying on account.memberships for select to wellmet_owner using (true);
grant select, update (role), delete on account.memberships to wellmet_app;
grant select, insert, update, delete on account.memberships to wellmet_system;

-- The policies of users and workspaces read memberships, and so come after them.
create policy users_me_and_my_workspace on account.users for select to wellmet_app
  using (
    id = platform.viewer_id()
    or exists (select from account.memberships m where m.user_id = users.id and m.workspace_id = platform.workspace_id())
  );
create policy users_change_themselves on account.users for update to wellmet_app
  using (id = platform.viewer_id()) with check (id = platform.viewer_id());
create policy users_for_the_system on account.users to wellmet_system using (true) with check (true);
create policy users_for_identifying on account.users for select to wellmet_owner using (true);

create policy workspaces_i_belong_to on account.workspaces for select to wellmet_app
  using (exists (select from account.memberships m where m.workspace_id = workspaces.id and m.user_id = platform.viewer_id()));
create policy workspaces_change_from_inside on account.workspaces for update to wellmet_app
  using (id = platform.workspace_id()) with check (id = platform.workspace_id());
create policy workspaces_for_the_system on account.workspaces to wellmet_system using (true) with check (true);

-- What the gate for mail asks about a sender and a recipient. The platform calls it by name, because it has no users.
create function platform.mail_standing(sender uuid, workspace uuid, address text, out is_verified boolean, out is_member boolean)
  language sql stable
  return (
    coalesce((select u.email_verified from account.users u where u.id = sender), false),
    exists (
      select from account.memberships m join account.users u on u.id = m.user_id
      where m.workspace_id = workspace and u.email = lower(address) and u.email_verified
    )
  );

create table account.sessions (
  id uuid primary key,
  user_id uuid not null references account.users on delete cascade,
  workspace_id uuid references account.workspaces on delete set null,
  token text not null,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Holds a hash of the token: reading the table does not let anybody in.
create unique index sessions_token_is_one_session on account.sessions (token);
create index sessions_of_a_user on account.sessions (user_id);
create index sessions_in_a_workspace on account.sessions (workspace_id);
alter table account.sessions enable row level security, force row level security;
create policy sessions_of_mine on account.sessions to wellmet_app
  using (user_id = platform.viewer_id()) with check (user_id = platform.viewer_id());
create policy sessions_for_the_system on account.sessions to wellmet_system using (true) with check (true);
create policy sessions_for_identifying on account.sessions for select to wellmet_owner using (true);
grant select, delete on account.sessions to wellmet_app;
grant update (workspace_id, token, expires_at, updated_at) on account.sessions to wellmet_app;
grant select, insert, update, delete on account.sessions to wellmet_system;

-- Wrong passwords, counted by device, by person and network, and by person. What is counted by is a keyed hash, so the
-- table names nobody, and addresses without an account are counted as others are.
create table account.sign_in_failures (
  counted_by bytea primary key,
  failures integer not null,
  last_at timestamptz not null
);
create index sign_in_failures_by_age on account.sign_in_failures (last_at);
comment on table account.sign_in_failures is 'unowned: keyed hashes, read by the system alone';
alter table account.sign_in_failures enable row level security, force row level security;
create policy sign_in_failures_for_the_system on account.sign_in_failures to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.sign_in_failures to wellmet_system;

create table account.invitations (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  email text not null,
  role text not null constraint role_is_known check (role in ('admin', 'member', 'viewer')),
  token_hash bytea not null,
  invited_by uuid not null references account.users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz
);
create unique index invitations_one_open_per_address on account.invitations (workspace_id, email) where accepted_at is null;
create index invitations_by_token on account.invitations (token_hash);
create index invitations_of_a_workspace on account.invitations (workspace_id);
create index invitations_by_inviter on account.invitations (invited_by);
alter table account.invitations enable row level security, force row level security;
create policy invitations_of_my_workspace on account.invitations to wellmet_app
  using (workspace_id = platform.workspace_id()) with check (workspace_id = platform.workspace_id());
create policy invitations_for_the_system on account.invitations to wellmet_system using (true) with check (true);
grant select, insert, delete on account.invitations to wellmet_app;
grant select, insert, update, delete on account.invitations to wellmet_system;

create table account.api_keys (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  user_id uuid not null references account.users on delete cascade,
  name text not null,
  prefix text not null,
  secret_hash bytea not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  -- Who comes back after leaving starts without keys.
  constraint keys_of_members foreign key (workspace_id, user_id) references account.memberships on delete cascade
);
create index api_keys_by_secret on account.api_keys (secret_hash);
create index api_keys_of_a_user on account.api_keys (user_id, workspace_id);
create index api_keys_in_a_workspace on account.api_keys (workspace_id);
alter table account.api_keys enable row level security, force row level security;
create policy api_keys_of_mine_here on account.api_keys to wellmet_app
  using (user_id = platform.viewer_id() and workspace_id = platform.workspace_id())
  with check (user_id = platform.viewer_id() and workspace_id = platform.workspace_id());
-- An owner answers for the workspace, and sees and revokes what opens it.
create policy api_keys_seen_by_owners on account.api_keys for select to wellmet_app
  using (workspace_id = platform.workspace_id() and exists (
    select from account.memberships m
    where m.workspace_id = platform.workspace_id() and m.user_id = platform.viewer_id() and m.role = 'owner'));
create policy api_keys_revoked_by_owners on account.api_keys for delete to wellmet_app
  using (workspace_id = platform.workspace_id() and exists (
    select from account.memberships m
    where m.workspace_id = platform.workspace_id() and m.user_id = platform.viewer_id() and m.role = 'owner'));
create policy api_keys_for_the_system on account.api_keys to wellmet_system using (true) with check (true);
create policy api_keys_for_identifying on account.api_keys for select to wellmet_owner using (true);
create policy api_keys_for_noting_their_use on account.api_keys for update to wellmet_owner using (true);
grant select, insert, delete on account.api_keys to wellmet_app;
grant select, insert, update, delete on account.api_keys to wellmet_system;

-- One hash chain per workspace. The head row serialises writers of one workspace and no others.
create table account.audit_heads (
  workspace_id uuid primary key references account.workspaces on delete cascade,
  seq bigint not null,
  hash bytea not null,
  -- How far the chain is vouched for outside the database.
  anchored_seq bigint not null default 0
);
alter table account.audit_heads enable row level security, force row level security;
create policy audit_heads_of_my_workspace on account.audit_heads to wellmet_app
  using (workspace_id = platform.workspace_id()) with check (workspace_id = platform.workspace_id());
create policy audit_heads_for_the_system on account.audit_heads to wellmet_system using (true) with check (true);
grant select, insert, update on account.audit_heads to wellmet_app, wellmet_system;

create table account.audit_events (
  workspace_id uuid not null references account.workspaces on delete cascade,
  seq bigint not null,
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  subject text not null,
  detail jsonb not null,
  hash bytea not null,
  primary key (workspace_id, seq)
);
alter table account.audit_events enable row level security, force row level security;
create policy audit_events_of_my_workspace on account.audit_events to wellmet_app
  using (workspace_id = platform.workspace_id()) with check (workspace_id = platform.workspace_id());
create policy audit_events_for_the_system on account.audit_events to wellmet_system using (true) with check (true);
-- Audit events can be added and read, never changed.
grant select, insert on account.audit_events to wellmet_app, wellmet_system;

-- Which kinds there are is said in notifications.contract.ts alone.
create table account.notifications (
  id uuid primary key,
  user_id uuid not null,
  workspace_id uuid not null,
  kind text not null,
  title jsonb not null,
  body jsonb not null,
  link text not null,
  dedupe_key text,
  awaits_digest boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- Who leaves a workspace takes nothing along of what was told there.
  constraint told_to_members foreign key (workspace_id, user_id) references account.memberships on delete cascade,
  constraint link_stays_inside check (link ~ '^/([^/]|$)')
);
create index notifications_newest on account.notifications (user_id, workspace_id, id desc);
create index notifications_unread on account.notifications (user_id, workspace_id) where read_at is null;
create unique index notifications_told_once on account.notifications (user_id, workspace_id, dedupe_key);
create index notifications_to_mail on account.notifications (user_id, created_at) where awaits_digest;
create index notifications_read on account.notifications (read_at) where read_at is not null;
comment on column account.notifications.title is 'a message, shown in the language of the reader';
comment on column account.notifications.body is 'a list of messages, may be empty';
comment on column account.notifications.dedupe_key is 'names what it is about: told once, however often it is said';
comment on column account.notifications.awaits_digest is 'until it is read or mailed, or its kind is mailed no more';
alter table account.notifications enable row level security, force row level security;
create policy notifications_of_mine_here on account.notifications to wellmet_app
  using (user_id = platform.viewer_id() and workspace_id = platform.workspace_id())
  with check (user_id = platform.viewer_id() and workspace_id = platform.workspace_id());
create policy notifications_for_the_system on account.notifications to wellmet_system using (true) with check (true);
grant select, insert, delete, update (read_at, awaits_digest) on account.notifications to wellmet_app;
grant select, insert, update, delete on account.notifications to wellmet_system;

create table account.notification_settings (
  user_id uuid primary key references account.users on delete cascade,
  time_zone text,
  deliveries jsonb not null
);
comment on column account.notification_settings.deliveries is 'by kind: off, app or digest; a kind that is missing is as usual';
alter table account.notification_settings enable row level security, force row level security;
create policy notification_settings_of_mine on account.notification_settings to wellmet_app
  using (user_id = platform.viewer_id()) with check (user_id = platform.viewer_id());
create policy notification_settings_for_the_system on account.notification_settings to wellmet_system using (true) with check (true);
grant select, insert, update on account.notification_settings to wellmet_app;
grant select, insert, update, delete on account.notification_settings to wellmet_system;

-- Streams are open for minutes. They end when the access of their user does, so every process hears of it.
create function account.announce_access_change() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('access_changed', old.user_id::text);
  return null;
end $$;
create trigger sessions_access_changed after delete or update of workspace_id on account.sessions
  for each row execute function account.announce_access_change();
create trigger memberships_access_changed after delete or update of role on account.memberships
  for each row execute function account.announce_access_change();
create trigger api_keys_access_changed after delete or update of scopes on account.api_keys
  for each row execute function account.announce_access_change();

-- Who is knocking? --------------------------------------------------------------------------------------------------
-- SECURITY DEFINER: before they answer there is no viewer whose rows could be shown. Each takes the
-- hash of a secret that only its holder knows, and answers about that holder alone. They run as wellmet_owner, to whom
-- forced row-level security shows nothing, hence the policies "for identifying" above.

create type account.identity as (
  user_id uuid, name text, email text, email_verified boolean, workspace_id uuid, role text, session_id uuid,
  session_renewed_at timestamptz, key_id uuid, scopes text[]
);

-- In plpgsql, which keeps its plan: as plain SQL functions they were planned anew at every request, at ten times the cost.
-- A session that never chose a workspace is in that of the oldest membership. One whose user left its workspace, or was
-- removed from it, is in none until they choose another: work meant for one place must not land in another.
create function account.identify_session(token_hash text, at timestamptz) returns setof account.identity
  language plpgsql stable security definer set search_path = '' rows 1 as $$
begin
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, s.id, s.updated_at, null::uuid, null::text[]
    from account.sessions s
    join account.users u on u.id = s.user_id
    left join lateral (
      select m.workspace_id, m.role from account.memberships m
      where m.user_id = s.user_id and (s.workspace_id is null or m.workspace_id = s.workspace_id)
      order by m.joined_at, m.workspace_id limit 1
    ) m on true
    where s.token = identify_session.token_hash and s.expires_at > identify_session.at;
end $$;

-- Notes the use of a key, at most once an hour.
create function account.identify_key(key_hash bytea, at timestamptz) returns setof account.identity
  language plpgsql volatile security definer set search_path = '' rows 1 as $$
begin
  update account.api_keys k set last_used_at = identify_key.at
  where k.secret_hash = identify_key.key_hash and k.expires_at > identify_key.at
    and (k.last_used_at is null or k.last_used_at < identify_key.at - interval '1 hour');
  return query
    select u.id, u.name, u.email, u.email_verified, m.workspace_id, m.role, null::uuid, null::timestamptz, k.id, k.scopes
    from account.api_keys k
    join account.users u on u.id = k.user_id
    join account.memberships m on m.user_id = k.user_id and m.workspace_id = k.workspace_id
    where k.secret_hash = identify_key.key_hash and k.expires_at > identify_key.at;
end $$;

revoke execute on function account.identify_session, account.identify_key from public;
grant execute on function account.identify_session, account.identify_key to wellmet_app;
