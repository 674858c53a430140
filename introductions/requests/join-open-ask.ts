import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { getRequest } from './move-request.ts'
import { recordChange } from './record-change.ts'
import { insertFollower, type KnownConnector, type KnownTarget } from './requests.store.ts'

interface Joiner {
  workspaceId: string
  userId: string
  targetPerson: string | null
  target: KnownTarget
  connector: KnownConnector
}

/** The second who wants the same hears of it with the first, who is told. In the second's own words for the two. */
export async function joinOpenAsk(tx: Tx, services: Services, open: { id: string }, joiner: Joiner): Promise<void> {
  const { workspaceId, userId, targetPerson, target, connector } = joiner
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
