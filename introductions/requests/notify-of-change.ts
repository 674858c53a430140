import { notify, notifyEach } from '@wellmet/account/notifications/notify.ts'
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
  const words = changeWords[kind]
  const row = words ? await lockRequest(tx, { id: requestId }) : undefined
  if (!words || !row) return
  const about = { kind: words.kind, workspaceId, link: `/introductions?request=${requestId}` } as const
  if (by !== 'asker') {
    const note = (await listEvents(tx, { requestId })).findLast((line) => line.kind === kind)?.note ?? null
    const [connector, target] = [row.connector.name, row.target.name]
    const facts = { connector, target, note, hasNext: row.fallbackPaths.length > 0 }
    await notify(tx, services, {
      ...about,
      userId,
      title: words.toAsker.message({ connector, target }),
      body: words.next(facts),
    })
  }
  const followers = await listFollowerNames(tx, { requestId })
  await notifyEach(
    tx,
    services,
    followers.map(({ userId: follower, askerName, connector, target }) => ({
      userId: follower,
      title: words.toFollower.message({ asker: askerName, connector, target }),
    })),
    about,
  )
}
