-- Graphile Worker enables row-level security on its tables without any policy: only their owner could use them.
-- The queue holds ids, never content, so both of our roles may work with all of it. Safe to run again after an upgrade.
grant usage on schema graphile_worker to wellmet_app, wellmet_system;
grant select, insert, update, delete on all tables in schema graphile_worker to wellmet_app, wellmet_system;
grant usage, select on all sequences in schema graphile_worker to wellmet_app, wellmet_system;
grant execute on all functions in schema graphile_worker to wellmet_app, wellmet_system;

do $$
declare
  t regclass;
begin
  for t in select c.oid from pg_class c where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity loop
    execute format('drop policy if exists queue_is_shared on %s', t);
    execute format('create policy queue_is_shared on %s to wellmet_app, wellmet_system using (true) with check (true)', t);
  end loop;
end $$;
