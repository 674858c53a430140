import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { listDeclaredTables } from '@wellmet/platform/tables/list-tables.ts'
import { runStatement } from '@wellmet/platform/tables/run-statement.ts'
import { deleteSearchTokens } from '../search-tokens/save-search-tokens.ts'
import { deleteHideRulesOf } from './deletions.store.ts'
import { deleteFromMergesStatement, deleteStatements } from './subject-deletions.rules.ts'

/**
 * Deletes everything that a network has about these people, in the declared tables of all areas. Leaves no tombstone, so
 * a later import may add them again. What the member saved elsewhere stays, such as an entry in a list.
 */
export async function removePeople(context: HookContext, networkId: number, people: string[]): Promise<void> {
  const { tx } = context
  const tables = await listDeclaredTables(context)
  await deleteHideRulesOf(tx, { networkId, people })
  for (const text of deleteStatements(tables, 'on removal')) await runStatement(tx, text, [networkId, people])
  const text = deleteFromMergesStatement(tables)
  if (text !== null) await runStatement(tx, text, [networkId, people])
  await deleteSearchTokens(tx, people)
}

/** Deletes also what outlives an undone import, because the member wants these people gone for good. */
export async function deleteForGood(context: HookContext, networkId: number, people: string[]): Promise<void> {
  for (const text of deleteStatements(await listDeclaredTables(context), 'on deletion'))
    await runStatement(context.tx, text, [networkId, people])
}
