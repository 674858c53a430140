import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { writeMove } from '../moves/move-request.ts'
import { getRequest, type RequestRow } from '../moves/lock-request.ts'
import { recordChange } from '../moves/record-change.ts'
import { insertFollower } from './requests.store.ts'
import type { OpenAskRow } from '../moves/find-open-ask.ts'

export type Follower = Pick<RequestRow, 'workspaceId' | 'userId' | 'targetPerson' | 'target' | 'connector'>

/** The follower hears what becomes of the open ask, with their own names for the target and the connector. */
export async function followOpenAsk(
  tx: Tx,
  services: Services,
  open: { id: string },
  { workspaceId, userId, targetPerson, target, connector }: Follower,
): Promise<void> {
  await insertFollower(tx, {
    requestId: open.id,
    workspaceId,
    userId,
    target: JSON.stringify({ ...target, person: targetPerson }),
    connector: JSON.stringify(connector),
    now: services.now(),
  })
  await recordChange(tx, services, await getRequest(tx, open.id), { by: 'asker', kind: 'joined' })
}

/** The same for the asker of a draft, which is archived. */
export async function followInstead(tx: Tx, services: Services, row: RequestRow, other: OpenAskRow): Promise<void> {
  await followOpenAsk(tx, services, other, row)
  await writeMove(tx, services, row, { to: 'archived', by: 'system', kind: 'joined', note: other.askerName })
}
