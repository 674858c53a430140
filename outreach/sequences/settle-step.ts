import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { isStepOnItsWay } from '../sent-messages/is-step-on-its-way.ts'
import type { settlements } from './sequences.contract.ts'
import { sequencesMessages } from './sequences.messages.ts'
import { findNextStep, lockSequence, settleStep, startNextStep, stopSequence } from './sequences.store.ts'

interface Settled {
  sequenceId: string
  step: number
  as: (typeof settlements)[number]
}

/** What the member says became of a draft. The next one counts its days from now. */
export const settleOwnStep = (call: MemberCall, settled: Settled): Promise<{ isRunning: boolean }> =>
  // As the system: what was handed over is counted, and no member changes that
  call.db.asSystem((tx) => settle(tx, call, settled))

async function settle(
  tx: Tx,
  { services, viewer: { userId, workspaceId } }: MemberCall,
  { sequenceId: id, step: number, as }: Settled,
): Promise<{ isRunning: boolean }> {
  const now = services.now()
  const sequence = await lockSequence(tx, { id })
  if (sequence?.userId !== userId || sequence.workspaceId !== workspaceId) throw notFound('follow-up')
  if (await isStepOnItsWay(tx, id, number)) throw fail('conflict', sequencesMessages.stepOnItsWay())
  const state = as === 'skipped' ? 'skipped' : 'sent'
  if ((await settleStep(tx, { id, number, userId, state, now })) === 0)
    throw fail('conflict', sequencesMessages.stepNotReady())
  if (as === 'bounced') {
    await stopSequence(tx, { id, reason: 'bounce', now })
    return { isRunning: false }
  }
  return { isRunning: await goOn(tx, id, number, now) }
}

/** It left the mailbox of its writer. A sequence that has ended meanwhile stays so. As the system. */
export async function settleSentStep(
  tx: Tx,
  services: Services,
  { sequenceId: id, step: number, userId }: { sequenceId: string; step: number; userId: string },
): Promise<void> {
  const now = services.now()
  if ((await settleStep(tx, { id, number, userId, state: 'sent', now })) > 0 && (await lockSequence(tx, { id })))
    await goOn(tx, id, number, now)
}

/** Whether another step comes. The next one counts its days from now. */
async function goOn(tx: Tx, id: string, number: number, now: Date): Promise<boolean> {
  await startNextStep(tx, { id, number: number + 1, now })
  const isRunning = (await findNextStep(tx, { id })) !== undefined
  if (!isRunning) await stopSequence(tx, { id, reason: 'done', now })
  return isRunning
}
