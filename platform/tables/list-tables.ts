import { hook, runHook, type HookContext } from '../events/hook.ts'
import type { Table } from './table.ts'

/** Each area adds the tables of its manifest. */
export const tablesListed = hook<{ found: Table[] }>('tables.listed')

/** The declarations of every table, in the order of the areas. */
export async function listDeclaredTables(context: HookContext): Promise<Table[]> {
  const found: Table[] = []
  await runHook(context, tablesListed, { found })
  return found
}
