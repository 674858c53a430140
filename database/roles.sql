-- The five roles, shared by every database of a cluster. Safe to run again.
--   wellmet_owner   owns schemas and tables; migrations run as it; nobody signs in as it
--   wellmet_app     what the API and the worker sign in as; owns nothing; sees only what row-level security shows the viewer
--   wellmet_system  taken on for one transaction by work that has no viewer: signing in, sending mail, delivering events
--   wellmet_backup  what `wellmet backup` signs in as; reads every row and changes none; may create databases, to prove that a
--                   dump can be restored
--   wellmet_staff   what the operator's room signs in as; reads counts in the schema hq, and no row of anybody
do $$
begin
  perform pg_advisory_xact_lock(hashtext('wellmet roles'));
  if not exists (select from pg_roles where rolname = 'wellmet_owner') then
    create role wellmet_owner nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'wellmet_system') then
    create role wellmet_system nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'wellmet_app') then
    -- noinherit: policies written for wellmet_system must not apply to the application until it asks for them.
    create role wellmet_app login noinherit in role wellmet_system;
  end if;
  if not exists (select from pg_db_role_setting where setdatabase = 0 and setrole = 'wellmet_app'::regrole and 'jit=off' = any (setconfig)) then
    -- JIT compilation takes longer than our queries: a second where running takes milliseconds. By role, because a pooler
    -- refuses connections that ask for settings.
    alter role wellmet_app set jit = off;
  end if;
  if not exists (select from pg_roles where rolname = 'wellmet_backup') then
    begin
      create role wellmet_backup login bypassrls createdb in role pg_read_all_data;
    exception when insufficient_privilege then
      -- Only a superuser may let a role bypass row-level security. The role is there for grants, and sees no row.
      create role wellmet_backup login;
      raise warning 'wellmet_backup sees no rows, because % is no superuser. As one: alter role wellmet_backup bypassrls createdb; grant pg_read_all_data to wellmet_backup', current_user;
    end;
  end if;
  if not exists (select from pg_roles where rolname = 'wellmet_staff') then
    create role wellmet_staff login noinherit;
    alter role wellmet_staff set default_transaction_read_only = on;
    alter role wellmet_staff set statement_timeout = '20s';
  end if;
  execute format('grant create, connect on database %I to wellmet_owner', current_database());
  execute format('grant connect on database %I to wellmet_app, wellmet_backup, wellmet_staff', current_database());
  execute format('revoke all on schema public from public');
  if not pg_has_role(current_user, 'wellmet_owner', 'member') then
    execute format('grant wellmet_owner to %I', current_user);
  end if;
end $$;
