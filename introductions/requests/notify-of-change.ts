import { notifyAll, notifyEach } from '@wellmet/account/notifications/notify.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import type { By } from './introductions.contract.ts'
import { changeWords } from './change-words.rules.ts'
import { listEvents, listFollowerNames, lockRequest } from './requests.store.ts'

interface Changed {
  requestId: string
  userId: string
  workspaceId: string
  by: By
  kind: string
}

/** Of what the asker did themselves nobody is told but who joined, who hear everything in their own words for the two. */
export async function notifyOfChange({ tx, services }: ReactionContext, changed: Changed): Promise<void> {
  const { requestId, userId, workspaceId, by, kind } = changed
  const say = changeWords[kind]
  const row = say ? await lockRequest(tx, { id: requestId }) : undefined
  if (!say || !row) return
  const place = { workspaceId, link: `/introductions?request=${requestId}` } as const
  if (by !== 'asker') {
    const note = (await listEvents(tx, { requestId })).findLast((line) => line.kind === kind)?.note ?? null
    const [connector, target] = [row.connector.name, row.target.name]
    const facts = { you: null, connector, target, note, hasNext: row.fallbackPaths.length > 0 }
    await notifyAll(tx, services, [userId], { ...say(facts), ...place })
  }
  const hearers = (await listFollowerNames(tx, { requestId })).map(({ userId: hearer, askerName, ...names }) => ({
    userId: hearer,
    ...say({ ...names, you: askerName, note: null, hasNext: false }),
  }))
  // What happened decides the kind, so all of them are told of the same one.
  if (hearers[0]) await notifyEach(tx, services, hearers, { kind: hearers[0].kind, ...place })
}
