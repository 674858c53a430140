import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { listDeclaredTables } from '@wellmet/platform/tables/list-tables.ts'
import { runStatement } from '@wellmet/platform/tables/run-statement.ts'
import { deleteDerivedStatements, moveStatements, restoreStatements, saveStatement } from './subject-rows.rules.ts'

/** Saves the rows that the merges will change, in the declared tables of all areas. */
export async function saveSubjectRows(context: HookContext, networkId: number, mergeIds: string[]): Promise<void> {
  const text = saveStatement(await listDeclaredTables(context))
  if (text !== null) await runStatement(context.tx, text, [networkId, mergeIds])
}

/** Gives the rows of those who go to their survivors. */
export async function moveSubjectRows(
  context: HookContext,
  networkId: number,
  survivors: string[],
  gone: string[],
): Promise<void> {
  for (const text of moveStatements(await listDeclaredTables(context)))
    await runStatement(context.tx, text, [networkId, survivors, gone])
}

/** Gives back what a merge saved, before the keys of the contacts go back. */
export async function restoreSubjectRows(context: HookContext, networkId: number, mergeId: string): Promise<void> {
  for (const text of restoreStatements(await listDeclaredTables(context)))
    await runStatement(context.tx, text, [networkId, mergeId])
}

/** What these contacts stand for changed by a merge or its undoing, so what was derived about them is void. */
export async function deleteDerivedRows(context: HookContext, networkId: number, people: string[]): Promise<void> {
  for (const text of deleteDerivedStatements(await listDeclaredTables(context)))
    await runStatement(context.tx, text, [networkId, people])
}
