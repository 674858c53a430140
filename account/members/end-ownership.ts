import { asSystem } from '@wellmet/platform/database/database.ts'
import { runHook, type HookContext } from '@wellmet/platform/events/hook.ts'
import { ownershipEnded } from './members.hooks.ts'

/** In the transaction in which somebody stops being an owner. */
export const endOwnership = ({ tx, services }: HookContext, workspaceId: string, userId: string): Promise<void> =>
  // As the system: what ends may belong to somebody who is no member any more
  asSystem(tx, (system) => runHook({ tx: system, services }, ownershipEnded, { workspaceId, userId }))
