import { belongsToExtension, isProductSchema, type Check } from './product-tables.ts'

const definersAllowed = new Set([
  // Each looks before there is a viewer, and answers only about the holder of the secret that it is given.
  'account.identify_session',
  'account.identify_by_session',
  'account.identify_key',
  'account.identify_by_key',
  'account.identify_by_access_token',
  'account.identify_by_app_token',
  'account.identify_by_provisioning_token',
  // Triggers, which write which row ended, or when a session was where, and are called by nobody.
  'account.note_ended_access',
  'account.note_changed_role',
  'account.note_stopped_user',
  'account.note_ended_password',
  'account.save_entered_at',
  // Returns nothing: only a table's owner may have its statistics taken.
  'platform.refresh_statistics',
  // Makes and drops months of a table, and answers how many there are: only an owner may.
  'growth.keep_partitions',
  // Counts jobs by their names, which are ours. Its schema is changed by updates of the queue, so no view may depend on it.
  'hq.count_jobs',
])

/**
 * The counts of the operator's room, and the rows that they are made of, which nobody is granted. The role that reads the
 * counts may read nothing else, and tests/catalogue/staff-role.test.ts proves that no text of a table comes out of them.
 */
const countsOnly = /^hq\.(?:\w+_counts|asked_requests|subscription_facts)$/

/** A view reads as its owner, whom row-level security may not bind, unless it says security_invoker. */
export const findViewsThatSeeAll: Check = async (client) => {
  const { rows } = await client.query<{ name: string; kind: string; options: string[] | null }>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relkind as kind, c.reloptions as options
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('v', 'm', 'f') and ${isProductSchema('n.nspname')} and not ${belongsToExtension('pg_class', 'c.oid')}
     order by 1`,
  )
  return rows.flatMap(({ name, kind, options }) => {
    if (kind === 'm') return [`${name} is a materialized view: it has no row-level security`]
    if (kind === 'f') return [`${name} is a foreign table: it has no row-level security`]
    if (countsOnly.test(name)) return []
    const asInvoker = options?.some((option) => /^security_invoker=(?:true|on|1|yes)$/.test(option))
    return asInvoker ? [] : [`${name} is a view without security_invoker: it sees as its owner`]
  })
}

export const findFunctionsThatSeeAll: Check = async (client) => {
  const { rows } = await client.query<{ name: string; config: string[] | null; isPublic: boolean }>(
    `select format('%I.%I', n.nspname, p.proname) as name, p.proconfig as config,
       exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0) as "isPublic"
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.prosecdef and ${isProductSchema('n.nspname')} and not ${belongsToExtension('pg_proc', 'p.oid')} order by 1`,
  )
  return rows.flatMap(({ name, config, isPublic }) => [
    ...(definersAllowed.has(name) ? [] : [`${name} is SECURITY DEFINER and not on the list of those that may be`]),
    ...(config?.some((setting) => setting.startsWith('search_path='))
      ? []
      : [`${name} is SECURITY DEFINER with a search_path of the caller's`]),
    ...(isPublic ? [`${name} is SECURITY DEFINER and everybody may call it`] : []),
  ])
}
