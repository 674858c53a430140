import type pg from 'pg'
import { uuids, type MoveRule, type MovingIds } from '@wellmet/platform/tables/move-rules.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const movesAway = (rule: MoveRule): boolean => 'with' in rule || 'where' in rule

const usualColumns = { workspace: 'workspace_id', user: 'user_id', network: 'network_id' } as const

/** The condition on the rows that go; fails for a table whose rows do not. */
export function conditionOfMove(rule: MoveRule, ids: MovingIds): string {
  if ('where' in rule) return rule.where(ids)
  if (!('with' in rule)) throw new Error('These rows do not move.')
  const column = rule.column ?? usualColumns[rule.with]
  if (rule.with === 'network') return `${column} = any('{${ids.networkIds.map(Number).join(',')}}'::int[])`
  return `${column} = any(${uuids(rule.with === 'workspace' ? ids.workspaceIds : ids.userIds)})`
}

interface Reference {
  table: string
  parent: string
}

/** Foreign keys, and the triggers that stand for those to member networks. */
const references = `
  select conrelid::regclass::text as table, confrelid::regclass::text as parent from pg_constraint where contype = 'f' and conrelid <> confrelid
  union select tgrelid::regclass::text, 'identity.member_networks' from pg_trigger where tgfoid = 'identity.check_member_network'::regproc`

/**
 * Tables whose rows move, each after those it refers to: whoever adds a row while they go waits for the row it belongs to,
 * or comes before and is taken along. Those of the platform are last, because they are written beside a change of the
 * workspace, which is waited for; and of these the ones whose ids others look up are first.
 */
export async function listMovedTables(client: Pick<pg.Client, 'query'>, tables: readonly Table[]): Promise<Table[]> {
  const { rows } = await client.query<Reference>(references)
  const place = ({ table, idsInJobs }: Table): number => (!table.startsWith('platform.') ? 0 : idsInJobs ? 1 : 2)
  const moved = tables.filter(({ moved: rule }) => movesAway(rule)).toSorted((a, b) => place(a) - place(b))
  return afterParents(moved, rows)
}

function afterParents(tables: readonly Table[], found: readonly Reference[]): Table[] {
  const ordered = new Set<Table>()
  const place = (table: Table, children: readonly Table[]): void => {
    if (ordered.has(table)) return
    if (children.includes(table)) throw new Error(`${table.table} refers to itself by way of other tables.`)
    const parents = new Set(found.filter((reference) => reference.table === table.table).map(({ parent }) => parent))
    for (const parent of tables.filter(({ table: name }) => parents.has(name))) place(parent, [...children, table])
    ordered.add(table)
  }
  for (const table of tables) place(table, [])
  return [...ordered]
}

/** The condition on the rows of a table that go. Fails for a table that nobody declared, or whose rows stay. */
export function conditionOn(tables: readonly Table[], name: string, ids: MovingIds): string {
  const declared = tables.find(({ table }) => table === name)
  if (!declared) throw new Error(`Nobody declared ${name}.`)
  return conditionOfMove(declared.moved, ids)
}

interface CopiedTable {
  table: string
  condition: string
  onConflict: string
  followedBy: string | null
}

/** Tables whose rows are nobody's and are needed on the other server too. */
export const listCopiedTables = (tables: readonly Table[]): CopiedTable[] =>
  tables.flatMap(({ table, moved }) =>
    'copied' in moved
      ? [{ table, condition: moved.copied, onConflict: moved.onConflict, followedBy: moved.followedBy ?? null }]
      : [],
  )
