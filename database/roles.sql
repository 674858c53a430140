-- The three roles, shared by every database of a cluster. Safe to run again.
--   wellmet_owner   owns schemas and tables; migrations run as it; nobody signs in as it
--   wellmet_app     what the API and the worker sign in as; owns nothing; sees only what row-level security shows the viewer
--   wellmet_system  taken on for one transaction by work that has no viewer: signing in, sending mail, delivering events
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
  execute format('grant create, connect on database %I to wellmet_owner', current_database());
  execute format('grant connect on database %I to wellmet_app', current_database());
  execute format('revoke all on schema public from public');
  if not pg_has_role(current_user, 'wellmet_owner', 'member') then
    execute format('grant wellmet_owner to %I', current_user);
  end if;
end $$;
