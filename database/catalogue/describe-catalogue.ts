import { readFileSync } from 'node:fs'
import type { Client } from './product-tables.ts'

/**
 * A line for each table, policy, index, constraint, trigger, function, view, sequence, extension and grant of the product,
 * and one for each table whose row-level security is on and forced. Left out is what not every version of PostgreSQL
 * has: named "not null" constraints (18) and the right to MAINTAIN (17). So are expressions, which each version writes in
 * its own way.
 */
const description = `
  with owned as (
    select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
  ), relations as (
    select c.*, format('%I.%I', n.nspname, c.relname) as name from pg_class c join owned n on n.oid = c.relnamespace
  )
  select case relkind when 'i' then 'index' when 'I' then 'index' when 'v' then 'view' when 'S' then 'sequence' else 'table' end
    || ' ' || name as line from relations where relkind in ('r', 'p', 'i', 'I', 'v', 'S')
  union all select 'protection of ' || name from relations where relrowsecurity and relforcerowsecurity
  union all select 'policy ' || p.polname || ' of ' || r.name || ' for ' || p.polcmd::text || case when p.polpermissive then '' else ' restrictive' end
      || ' to ' || (select string_agg(case role when 0 then 'public' else role::regrole::text end, ', ' order by role::regrole::text)
        from unnest(p.polroles) role) from pg_policy p join relations r on r.oid = p.polrelid
  union all select 'constraint ' || k.conname || ' of ' || r.name from pg_constraint k join relations r on r.oid = k.conrelid
    where k.contype in ('c', 'f', 'p', 'u', 'x')
  union all select 'trigger ' || t.tgname || ' of ' || r.name from pg_trigger t join relations r on r.oid = t.tgrelid
    where not t.tgisinternal
  union all select 'function ' || format('%I.%I', n.nspname, p.proname) || '(' || pg_get_function_identity_arguments(p.oid) || ')'
    from pg_proc p join owned n on n.oid = p.pronamespace
  union all select 'extension ' || extname from pg_extension
  union all select 'grant ' || a.privilege_type || ' to ' || a.grantee::regrole::text || ' on ' || r.name
    from relations r cross join aclexplode(r.relacl) a
    where a.grantee in (to_regrole('wellmet_app'), to_regrole('wellmet_staff'), to_regrole('wellmet_system')) and a.privilege_type <> 'MAINTAIN'`

/** Sorted by us, because databases sort differently. */
export async function describeCatalogue(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(description)
  return rows.map(({ line }) => line).toSorted()
}

/** What the migrations of this version make: the golden file. */
export const expectedCatalogue = (): string[] =>
  readFileSync(new URL('../catalogue.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
