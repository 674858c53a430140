import type { z } from 'zod'
import { isUnpaid } from '@wellmet/account/billing/entitled.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { ConnectorRefusal } from '../connector-rules/allowance.rules.ts'
import {
  askMemberAt,
  followInsteadAsAsker,
  moveAsAsker,
  readFactsAsAsker,
  scheduleAsAsker,
} from '../requests/act-across-members.ts'
import { findAskEmailRefusal } from '../moves/reserve-ask-email.ts'
import { hasPathStill } from './has-path-still.ts'
import { askScheduledJob } from './scheduling.jobs.ts'
import { isMember } from '../requests/find-participants.ts'
import { findRequest, type RequestRow } from '../moves/lock-request.ts'
import { decideAsk } from '../requests/submission.rules.ts'

/** `from` is null if the connector may not be asked at all. */
type Postponement = { reason: ConnectorRefusal['reason'] | 'too_many'; from: Date | null }

type ScheduledAsk = z.infer<typeof askScheduledJob.payload>

/**
 * Asks the connector if there still is a path through them, and gives the request back to the asker if not. Runs as the
 * asker, because only paths that they see count.
 */
export const askScheduled = (services: Services, { requestId, workspaceId, userId }: ScheduledAsk): Promise<void> =>
  services.database
    .asViewer({ viewerId: userId, workspaceId, principal: `asks-later:${userId}` })
    .transaction(async (tx) => {
      const due = await lockDue(tx, services, requestId)
      if (!due) return
      const row = await askMemberAt(tx, services, due)
      if (!row) return giveBack(tx, services, due, 'not_this_one')
      if (await isUnpaid({ tx, services, workspaceId })) return giveBack(tx, services, row, 'unpaid')
      if (await hasPathStill(tx, services, row)) return askNow(tx, services, row)
      // The reason stays private: a member stopped sharing, or hid or deleted the target.
      await giveBack(tx, services, row, 'no_path')
    })

/** Asks at the time that was set. A refusal by then is saved: the ask is postponed, or the request is a draft again. */
async function askNow(tx: Tx, services: Services, row: RequestRow): Promise<void> {
  const decision = decideAsk(row, await readFactsAsAsker(tx, services, row), null, services.now())
  switch (decision.is) {
    case 'no_address':
    case 'asked_already':
    case 'declined':
      return giveBack(tx, services, row, decision.is)
    case 'refused':
      return postpone(tx, services, row, decision.refusal)
    case 'join':
      return followInsteadAsAsker(tx, services, row, decision.other)
    case 'later':
      return scheduleAsAsker(tx, services, row, decision.at, { by: 'system', kind: 'postponed' })
    case 'now':
      return emailNow(tx, services, row)
  }
}

/** A day with too many emails is waited for to end. Whoever has not confirmed their own address asks nobody. */
async function emailNow(tx: Tx, services: Services, row: RequestRow): Promise<void> {
  const refusal = await findAskEmailRefusal(tx, services, row)
  if (refusal === 'not_verified' || refusal === 'leaving') return giveBack(tx, services, row, refusal)
  if (refusal === 'never') return giveBack(tx, services, row, 'not_reachable')
  if (refusal === 'too_many') return postpone(tx, services, row, { reason: refusal, from: addDays(services.now(), 1) })
  await moveAsAsker(tx, services, row, { to: 'pending', by: 'system', kind: 'asked' })
}

/** Null if the request is not scheduled any more, is not due yet, or if the asker or the connector left. */
async function lockDue(tx: Tx, services: Services, requestId: string): Promise<RequestRow | null> {
  const row = await findRequest(tx, requestId)
  if (!row?.scheduledFor || row.stage !== 'drafted') return null
  if (row.scheduledFor > services.now())
    await enqueue(
      tx,
      askScheduledJob,
      { requestId, workspaceId: row.workspaceId, userId: row.userId },
      { key: `ask:${requestId}`, runAt: row.scheduledFor },
    )
  else if (await areBothMembers(tx, row)) return row
  else await giveBack(tx, services, row, 'left')
  return null
}

const postpone = (tx: Tx, services: Services, row: RequestRow, { reason, from }: Postponement): Promise<void> =>
  from
    ? scheduleAsAsker(tx, services, row, from, { by: 'system', kind: 'postponed', note: reason })
    : giveBack(tx, services, row, reason)

const giveBack = (tx: Tx, services: Services, row: RequestRow, note: string): Promise<void> =>
  scheduleAsAsker(tx, services, row, null, { by: 'system', kind: 'not_asked', note })

/** A member who left asks nobody and is asked by nobody. */
async function areBothMembers(tx: Tx, { workspaceId, userId, connectorUser }: RequestRow): Promise<boolean> {
  for (const who of connectorUser ? [userId, connectorUser] : [userId])
    if (!(await isMember(tx, workspaceId, who))) return false
  return true
}
