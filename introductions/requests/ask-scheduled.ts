import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { Refusal } from '../connector-rules/allowance.rules.ts'
import { joinInstead, planAsk, schedule } from './ask-connector.ts'
import { hasPathStill } from './has-path-still.ts'
import { moveRequest } from './move-request.ts'
import { askScheduledJob } from './requests.jobs.ts'
import { findMember, lockRequest, type RequestRow } from './requests.store.ts'
import { stageOf } from './vocabulary.rules.ts'

/** Asks the connector if there still is a path through them, and gives the request back to the asker if not. */
export async function askScheduled(services: Services, requestId: string): Promise<void> {
  const hasRoute = await hasPathStill(services, requestId)
  const act = hasRoute ? askAtItsTime : giveBackAtItsTime
  await services.database.system.asSystem((tx) => act(tx, services, requestId))
}

/** Asks when the time that was set has come. What stands in the way by then puts it off, or gives it back as a draft. */
async function askAtItsTime(tx: Tx, services: Services, requestId: string): Promise<void> {
  const row = await lockDue(tx, services, requestId)
  if (!row) return
  const plan = await planAsk(tx, services, row, null)
  switch (plan.is) {
    case 'no_address':
    case 'asked_already':
      return giveBack(tx, services, row, plan.is)
    case 'refused':
      return putOff(tx, services, row, plan.refusal)
    case 'join':
      return joinInstead(tx, services, row, plan.other)
    case 'later':
      return schedule(tx, services, row, plan.at, { by: 'system', kind: 'postponed' })
    case 'now':
      await moveRequest(tx, services, requestId, { to: 'pending', by: 'system', kind: 'asked' })
  }
}

/** The way is gone by then. Why is not ours to tell: somebody shares no more, or hid or erased the target. */
async function giveBackAtItsTime(tx: Tx, services: Services, requestId: string): Promise<void> {
  const row = await lockDue(tx, services, requestId)
  if (row) await giveBack(tx, services, row, 'no_route')
}

/** Nothing where it is not planned any more, or not yet; and of who left, nothing but that they left. */
async function lockDue(tx: Tx, services: Services, requestId: string): Promise<RequestRow | null> {
  const row = await lockRequest(tx, { id: requestId })
  if (!row?.scheduledFor || stageOf(row.rawStatus) !== 'drafted') return null
  if (row.scheduledFor > services.now())
    await enqueue(tx, askScheduledJob, { requestId }, { key: `ask:${requestId}`, runAt: row.scheduledFor })
  else if (await areBothHere(tx, row)) return row
  else await giveBack(tx, services, row, 'left')
  return null
}

const putOff = (tx: Tx, services: Services, row: RequestRow, { reason, from }: Refusal): Promise<void> =>
  from
    ? schedule(tx, services, row, from, { by: 'system', kind: 'postponed', note: reason })
    : giveBack(tx, services, row, reason)

const giveBack = (tx: Tx, services: Services, row: RequestRow, note: string): Promise<void> =>
  schedule(tx, services, row, null, { by: 'system', kind: 'not_asked', note })

/** Nobody who left asks or is asked. */
async function areBothHere(tx: Tx, { workspaceId, userId, connectorUser }: RequestRow): Promise<boolean> {
  for (const who of connectorUser ? [userId, connectorUser] : [userId])
    if (!(await findMember(tx, { workspaceId, userId: who, emails: [] }))) return false
  return true
}
