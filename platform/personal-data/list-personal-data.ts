import { runHook, type HookContext } from '../events/hook.ts'
import { personalDataListed, type TableDecision } from './personal-data.ts'

/** What every area decided of its tables. */
export async function listPersonalData(context: HookContext): Promise<TableDecision[]> {
  const found: TableDecision[] = []
  await runHook(context, personalDataListed, { found })
  return found
}
