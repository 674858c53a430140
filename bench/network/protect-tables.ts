/** The API refuses a database with a table that is not protected, so the tables of the bench are, and are open to all. */
export const protectTables = `
  do $$
  declare name text;
  begin
    for name in
      select format('%I.%I', n.nspname, c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('bench', 'reference') and c.relkind = 'r'
        and not exists (select from pg_policy p where p.polrelid = c.oid)
    loop
      execute format('alter table %s enable row level security, force row level security', name);
      execute format('create policy is_open on %s using (true)', name);
    end loop;
  end $$`
