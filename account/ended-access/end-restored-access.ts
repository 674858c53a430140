import type { Tx } from '@wellmet/platform/database/connection.ts'
import { endAllApps } from '../connected-apps/end-all-apps.ts'
import { endAllConnections } from '../extension/end-all-connections.ts'
import { endAllSessions } from '../users/end-all-sessions.ts'
import { deleteOpenQuestions, promoteSuccessors } from './ended-access.store.ts'

/**
 * As the system, after a restore and what it replays: what is exchanged and used up all day, so that nobody knows whether it
 * had ended. Workspaces whose owners all came or left since get one again.
 */
export async function endRestoredAccess(tx: Tx): Promise<{ sessions: number; promoted: number }> {
  await endAllConnections(tx)
  await endAllApps(tx)
  await deleteOpenQuestions(tx)
  return { sessions: await endAllSessions(tx), promoted: await promoteSuccessors(tx) }
}
