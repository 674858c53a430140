-- refresh statistics: plans are made for the tables as they are now, also in the first minute after an import
-- PostgreSQL's own autovacuum looks once a minute. Until then a table that has just been filled is planned as if it were
-- empty, and a statement that takes a tenth of a second can take a minute. As its owner, because only they may; it reads
-- no rows for the caller. A table that somebody else analyzes at this moment is left to them.
create function platform.refresh_statistics() returns void
  language plpgsql volatile security definer set search_path = '' as $$
declare
  grown regclass;
begin
  for grown in
    select c.oid::regclass from pg_catalog.pg_class c
    where c.relkind = 'r' and c.relowner = (select r.oid from pg_catalog.pg_roles r where r.rolname = current_user)
      and pg_catalog.pg_relation_size(c.oid) >= 10 * current_setting('block_size')::int
      and (c.reltuples < 0 or pg_catalog.pg_relation_size(c.oid) >= 1.5 * c.relpages * current_setting('block_size')::int)
    order by c.oid
  loop
    begin
      execute format('lock table %s in share update exclusive mode nowait', grown);
      execute format('analyze %s', grown);
    exception when lock_not_available then
      null;
    end;
  end loop;
end $$;
revoke execute on function platform.refresh_statistics from public;
grant execute on function platform.refresh_statistics to wellmet_system;
