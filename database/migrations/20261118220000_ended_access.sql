-- What let somebody in and has ended: keys, memberships, roles, passwords and so on. Triggers write it, so that no way to end
-- one can forget to. A backup from before holds them as they were; the journal of deletions ends them again after a restore.
create table account.ended_access (
  id uuid primary key default gen_random_uuid(),
  place text not null,
  key jsonb not null,
  became jsonb,
  ended_at timestamptz not null default clock_timestamp()
);
create index ended_access_by_age on account.ended_access (ended_at);
comment on table account.ended_access is 'unowned: ids of rows that let somebody in and have ended, so that a restored backup ends them again; read by the system alone';
comment on column account.ended_access.place is 'the table, with its schema';
comment on column account.ended_access.became is 'what changed, where the row is still there';
alter table account.ended_access enable row level security, force row level security;
create policy ended_access_noted on account.ended_access for insert to wellmet_owner with check (true);
create policy ended_access_for_the_system on account.ended_access to wellmet_system using (true) with check (true);
grant select, insert, update, delete on account.ended_access to wellmet_system;

-- Its arguments are the columns that say which row it was. Times are written in UTC, so that they can be compared.
create function account.note_ended_access() returns trigger language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  was jsonb := to_jsonb(old);
  said text;
  row_key jsonb := '{}';
begin
  foreach said in array tg_argv loop
    row_key := row_key || jsonb_build_object(said, was -> said);
  end loop;
  insert into account.ended_access (place, key) values (format('%I.%I', tg_table_schema, tg_table_name), row_key);
  return null;
end $$;

create function account.note_changed_role() returns trigger language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
begin
  insert into account.ended_access (place, key, became) values ('account.memberships',
    jsonb_build_object('workspace_id', new.workspace_id, 'user_id', new.user_id, 'joined_at', new.joined_at),
    jsonb_build_object('role', new.role));
  return null;
end $$;

create function account.note_stopped_user() returns trigger language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
begin
  insert into account.ended_access (place, key, became) values ('account.users', jsonb_build_object('id', new.id),
    jsonb_build_object('disabled_at', new.disabled_at, 'deletes_at', new.deletes_at));
  return null;
end $$;

-- A hash of the hash, which opens nothing and tells only whether the restored one is the old one.
create function account.note_ended_password() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into account.ended_access (place, key) values ('account.credentials',
    jsonb_build_object('id', old.id, 'password', encode(sha256(convert_to(old.password, 'UTF8')), 'hex')));
  return null;
end $$;

revoke execute on function account.note_ended_access from public;
revoke execute on function account.note_changed_role from public;
revoke execute on function account.note_stopped_user from public;
revoke execute on function account.note_ended_password from public;

create trigger api_keys_end after delete on account.api_keys
  for each row execute function account.note_ended_access('id');
create trigger provisioning_tokens_end after delete on account.provisioning_tokens
  for each row execute function account.note_ended_access('id');
create trigger passkeys_end after delete on account.passkeys
  for each row execute function account.note_ended_access('id');
create trigger second_factors_end after delete on account.second_factors
  for each row execute function account.note_ended_access('user_id', 'created_at');
create trigger recovery_codes_end after delete on account.recovery_codes
  for each row execute function account.note_ended_access('user_id', 'hash');
create trigger recovery_codes_are_used after update of used_at on account.recovery_codes
  for each row when (new.used_at is not null) execute function account.note_ended_access('user_id', 'hash');
create trigger devices_end after delete on account.devices
  for each row execute function account.note_ended_access('id');
create trigger sign_on_identities_end after delete on account.sign_on_identities
  for each row execute function account.note_ended_access('user_id', 'workspace_id', 'linked_at');
create trigger invitations_end after delete on account.invitations
  for each row execute function account.note_ended_access('id', 'token_hash', 'accepted_at');
create trigger invitations_are_used after update of token_hash, accepted_at on account.invitations
  for each row when (old.token_hash is distinct from new.token_hash or old.accepted_at is distinct from new.accepted_at)
  execute function account.note_ended_access('id', 'token_hash', 'accepted_at');
create trigger memberships_end after delete on account.memberships
  for each row execute function account.note_ended_access('user_id', 'workspace_id', 'joined_at');
create trigger roles_change after update of role on account.memberships
  for each row when (old.role <> new.role) execute function account.note_changed_role();
create trigger users_stop after update of disabled_at, deletes_at on account.users
  for each row when (old.disabled_at is distinct from new.disabled_at or old.deletes_at is distinct from new.deletes_at)
  execute function account.note_stopped_user();
create trigger passwords_end after update of password on account.credentials
  for each row when (old.password is distinct from new.password and old.password is not null)
  execute function account.note_ended_password();
create trigger connected_accounts_end after delete on connections.connected_accounts
  for each row execute function account.note_ended_access('id');
create trigger connected_accounts_are_revoked after update of state on connections.connected_accounts
  for each row when (old.state <> 'revoked' and new.state = 'revoked') execute function account.note_ended_access('id');

-- Deletes the row again if it is the one that ended, and no other. Only where the end of rows is noted.
create function account.end_access_again(place text, key jsonb) returns integer language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  its_table regclass := to_regclass(place);
  its_column text := case when key ? 'id' then 'id' else 'user_id' end;
  ended integer;
begin
  if not exists (select from pg_catalog.pg_trigger t where t.tgrelid = its_table and t.tgfoid = 'account.note_ended_access'::regproc) then
    return 0;
  end if;
  execute format('delete from %s t where t.%I = ($1 ->> %L)::uuid and to_jsonb(t) @> $1', its_table, its_column, its_column) using key;
  get diagnostics ended = row_count;
  return ended;
end $$;
