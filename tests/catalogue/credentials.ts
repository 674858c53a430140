import { conditionFor, type CredentialRows, type Table, type Turn } from '@wellmet/platform/tables/table.ts'
import { listTables, type Client } from '../../database/catalogue/product-tables.ts'

/** How columns are called that hold a secret, or what one is checked with. */
const isCredential =
  /(?:^|_)(?:tokens?|secrets?|hash|password|sealed|verifier|bearer|passcode)(?:_|$)|(?:^|_)(?:api|access|secret|private|public)_key(?:_|$)/

/** Of a type that can hold one. Search tokens are numbers. */
const textColumns = `
  select format('%I.%I', n.nspname, c.relname) as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where format('%I.%I', n.nspname, c.relname) = any($1) and a.attnum > 0 and not a.attisdropped
    and a.atttypid in ('text'::regtype, 'bytea'::regtype, 'uuid'::regtype, 'jsonb'::regtype)
  group by 1 order by 1`

/** Tables that look like they hold credentials, and of which nobody has said what ends them. */
export async function findUndeclaredCredentials(client: Client, declared: readonly Table[]): Promise<string[]> {
  const decided = new Set(declared.filter(({ credential }) => credential).map(({ table }) => table))
  const tables = (await listTables(client)).map(({ name }) => name)
  const { rows } = await client.query<{ name: string; columns: string[] }>(textColumns, [tables])
  return rows
    .map(({ name, columns }) => ({ name, found: columns.filter((column) => isCredential.test(column)) }))
    .filter(({ name, found }) => found.length > 0 && !decided.has(name))
    .map(({ name, found }) => `${name} has ${found.join(', ')}, and does not say what ends it`)
}

export interface CredentialTable {
  table: string
  credential: CredentialRows
}

export const credentialTables = (declared: readonly Table[]): CredentialTable[] =>
  declared.flatMap(({ table, credential }) => (credential && 'of' in credential ? [{ table, credential }] : []))

/** By table, how many credentials somebody has. */
export async function countCredentials(
  client: Pick<Client, 'query'>,
  tables: readonly CredentialTable[],
  user: { id: string; email: string },
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { table, credential } of tables) {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from ${table} t where ${conditionFor(credential.of, user)}`,
    )
    counts.set(table, rows[0]!.n)
  }
  return counts
}

/** What is not as it was said: credentials that outlive what happened, or are gone although they stay. */
export const unkeptFates = (
  tables: readonly CredentialTable[],
  turn: Turn,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string[] =>
  tables.flatMap(({ table, credential }) => {
    if (!before.get(table)) return [`${table} has no row to end, so nothing is shown about it`]
    const isGone = after.get(table) === 0
    const ends = credential.on[turn] === 'ends'
    if (ends && !isGone) return [`${table} outlives that its maker ${said[turn]}`]
    return !ends && isGone ? [`${table} is gone after its maker ${said[turn]}, and was said to stay`] : []
  })

const said: Record<Turn, string> = {
  left: 'left the workspace',
  demoted: 'lost the role',
  reset: 'reset the password',
  disabled: 'was disabled',
}
