import type { Tx } from '@wellmet/platform/database/connection.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { deletePersonStates, savePersonStates, type NewPersonStates } from './person-states.store.ts'
import type { RequestFacts } from './request-state.rules.ts'

/** Somebody who has to do with a request, and what they call the two others. */
export interface Participant {
  readonly userId: string
  readonly personId: string
  readonly role: RequestFacts['role']
  readonly connectorName: string
}

export type RequestState = Omit<NewPersonStates, 'ids' | 'userIds' | 'people' | 'roles' | 'connectorNames'>

/** Writes what a request says now, in the transaction of its change. Without participants nothing is left of it. */
export async function saveRequestState(
  tx: Tx,
  request: RequestState,
  participants: readonly Participant[],
): Promise<void> {
  if (participants.length === 0) {
    await deletePersonStates(tx, { requestId: request.requestId })
    return
  }
  await savePersonStates(tx, {
    ...request,
    ids: participants.map(() => newId()),
    userIds: participants.map(({ userId }) => userId),
    people: participants.map(({ personId }) => personId),
    roles: participants.map(({ role }) => role),
    connectorNames: participants.map(({ connectorName }) => connectorName),
  })
}
