-- Provisioning (SCIM): the directory of a company says who belongs to a workspace, and in which groups they are.
create table account.provisioning_tokens (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  created_by uuid not null references account.users on delete cascade,
  name text not null,
  prefix text not null,
  secret_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index provisioning_tokens_of_a_workspace on account.provisioning_tokens (workspace_id);
create index provisioning_tokens_by_maker on account.provisioning_tokens (created_by);
create index provisioning_tokens_by_hash on account.provisioning_tokens (secret_hash);
comment on column account.provisioning_tokens.created_by is 'in whose name people are invited, while they are an owner';
alter table account.provisioning_tokens enable row level security, force row level security;
create policy provisioning_tokens_of_my_workspace on account.provisioning_tokens to wellmet_app
  using (workspace_id = platform.workspace_id()) with check (workspace_id = platform.workspace_id());
create policy provisioning_tokens_for_the_system on account.provisioning_tokens to wellmet_system using (true) with check (true);
create policy provisioning_tokens_for_identifying on account.provisioning_tokens for select to wellmet_owner using (true);
create policy provisioning_tokens_for_noting_their_use on account.provisioning_tokens for update to wellmet_owner using (true);
grant select, insert, delete on account.provisioning_tokens to wellmet_app;
grant select, insert, update, delete on account.provisioning_tokens to wellmet_system;

create table account.provisioned_users (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  member_id uuid references account.users on delete cascade,
  user_name text not null,
  external_id text,
  email text not null,
  given_name text,
  family_name text,
  display_name text,
  active boolean not null,
  role_before text,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index provisioned_user_names_in_a_workspace on account.provisioned_users (workspace_id, lower(user_name));
create unique index provisioned_addresses_in_a_workspace on account.provisioned_users (workspace_id, email);
create index provisioned_users_by_age on account.provisioned_users (workspace_id, created_at, id);
create index provisioned_users_by_external_id on account.provisioned_users (workspace_id, external_id);
create index provisioned_users_of_a_member on account.provisioned_users (member_id);
comment on column account.provisioned_users.member_id is 'their account, once they are a member';
comment on column account.provisioned_users.email is 'in lower case, at a domain that the workspace had proven';
comment on column account.provisioned_users.role_before is 'their role when the directory ended the membership; whoever had one comes back without an invitation';
alter table account.provisioned_users enable row level security, force row level security;
create policy provisioned_users_of_my_workspace on account.provisioned_users to wellmet_app
  using (workspace_id = platform.workspace_id()) with check (workspace_id = platform.workspace_id());
create policy provisioned_users_for_the_system on account.provisioned_users to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.provisioned_users to wellmet_app, wellmet_system;

create table account.provisioned_groups (
  id uuid primary key,
  workspace_id uuid not null references account.workspaces on delete cascade,
  display_name text not null,
  external_id text,
  role text constraint mapped_role_is_known check (role in ('admin', 'member', 'viewer')),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index provisioned_group_names_in_a_workspace on account.provisioned_groups (workspace_id, lower(display_name));
comment on column account.provisioned_groups.role is 'what an owner says its people may do here; null: it changes nothing';
alter table account.provisioned_groups enable row level security, force row level security;
create policy provisioned_groups_of_my_workspace on account.provisioned_groups to wellmet_app
  using (workspace_id = platform.workspace_id()) with check (workspace_id = platform.workspace_id());
create policy provisioned_groups_for_the_system on account.provisioned_groups to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.provisioned_groups to wellmet_app, wellmet_system;

create table account.provisioned_group_people (
  workspace_id uuid not null references account.workspaces on delete cascade,
  group_id uuid not null references account.provisioned_groups on delete cascade,
  person_id uuid not null references account.provisioned_users on delete cascade,
  primary key (workspace_id, group_id, person_id)
);
create index provisioned_group_people_of_a_group on account.provisioned_group_people (group_id);
create index provisioned_groups_of_a_person on account.provisioned_group_people (person_id);
alter table account.provisioned_group_people enable row level security, force row level security;
create policy provisioned_group_people_of_my_workspace on account.provisioned_group_people to wellmet_app
  using (workspace_id = platform.workspace_id()) with check (workspace_id = platform.workspace_id());
create policy provisioned_group_people_for_the_system on account.provisioned_group_people to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.provisioned_group_people to wellmet_app, wellmet_system;

-- The workspace of a token. Notes its use, at most once an hour.
create function account.identify_by_provisioning_token(token_hash bytea, at timestamptz)
  returns table (token_id uuid, workspace_id uuid, created_by uuid)
  language plpgsql volatile security definer set search_path = '' rows 1 as $$
begin
  update account.provisioning_tokens t set last_used_at = identify_by_provisioning_token.at
  where t.secret_hash = identify_by_provisioning_token.token_hash and t.expires_at > identify_by_provisioning_token.at
    and (t.last_used_at is null or t.last_used_at < identify_by_provisioning_token.at - interval '1 hour');
  return query
    select t.id, t.workspace_id, t.created_by from account.provisioning_tokens t
    where t.secret_hash = identify_by_provisioning_token.token_hash and t.expires_at > identify_by_provisioning_token.at;
end $$;
revoke execute on function account.identify_by_provisioning_token from public;
grant execute on function account.identify_by_provisioning_token to wellmet_app;
