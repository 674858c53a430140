import { notify, notifyEach } from '@wellmet/account/notifications/notify.ts'
import { withdrawNotifications } from '@wellmet/account/notifications/withdraw-notifications.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import type { By } from '../stages/stages.contract.ts'
import { changeWordsOf } from './change-words.rules.ts'
import { listFollowerNames } from './notices.store.ts'
import { listChanges } from '../moves/record-change.ts'
import { findRequest } from '../moves/lock-request.ts'
import type { Stage } from '../stages/stages.rules.ts'

interface Changed {
  requestId: string
  userId: string
  workspaceId: string
  by: By
  kind: string
  from: string | null
  to: string
}

/** Of what the asker did themselves nobody is told but who joined, who hear everything in their own words for the two. */
export async function notifyOfChange({ tx, services }: ReactionContext, changed: Changed): Promise<void> {
  const { requestId, userId, workspaceId, by, kind } = changed
  const row = await findRequest(tx, requestId)
  if (!row) return
  const events = await listChanges(tx, requestId)
  const note = events.findLast((line) => line.kind === kind)?.note ?? null
  const { isBlind, sentAt, repliedWith } = row
  const isPassedOn = isBlind && events.some((line) => line.kind === 'forwarded' && sentAt !== null && line.at >= sentAt)
  const words = changeWordsOf({ kind, from: changed.from as Stage | null, note, isPassedOn })
  const link = `/introductions?request=${requestId}` as const
  // Whoever is told something new, or has moved on, waits no more for what an earlier notification said is missing.
  if (words || changed.from !== changed.to)
    await withdrawNotifications(tx, { workspaceId, kind: 'introduction.due', link })
  if (!words) return
  // An answer may have come since.
  if (words.kind === 'introduction.due' && row.stage !== changed.to) return
  const about = { kind: words.kind, workspaceId, link } as const
  if (by !== 'asker') {
    const [connector, target] = [row.connector.name, row.target.name]
    const silent = { stage: row.stage, repliedWith, isPassedOn }
    const facts = {
      connector,
      target,
      note,
      hasNext: row.fallbackPaths.length > 0,
      next: row.fallbackPaths[0]?.via.name ?? null,
      ...silent,
    }
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
