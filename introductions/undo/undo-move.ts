import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { undoAsAsker } from '../requests/act-across-members.ts'
import { expectMine } from '../requests/change-request.ts'
import { getRequest } from '../moves/lock-request.ts'
import { requestsMessages } from '../requests/requests.messages.ts'
import { shownUndo } from '../moves/undo.rules.ts'

/**
 * Takes back what the asker recorded last: the request stands where it stood. `alsoUndo` runs as the system with the time
 * at which it was recorded, and returns what to note in the timeline. Fails when somebody else has moved the request since, or when it was recorded too long ago.
 */
export async function undoMove(
  tx: Tx,
  call: MemberCall,
  id: string,
  alsoUndo: (system: Tx, services: Services, since: Date) => Promise<string | undefined>,
): Promise<void> {
  await expectMine(tx, call, id)
  const row = await getRequest(tx, id)
  if (row.personDeletedAt) throw fail('conflict', requestsMessages.hasDeletedPerson())
  const { undo } = row
  if (!undo || !shownUndo(undo, call.services.now())) throw fail('conflict', requestsMessages.nothingToTakeBack())
  await undoAsAsker(tx, call.services, row, undo, alsoUndo)
}
