import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
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
  const state = as === 'skipped' ? 'skipped' : 'sent'
  if ((await settleStep(tx, { id, number, userId, state, now })) === 0)
    throw fail('conflict', sequencesMessages.stepNotReady())
  if (as === 'bounced') {
    await stopSequence(tx, { id, reason: 'bounce', now })
    return { isRunning: false }
  }
  await startNextStep(tx, { id, number: number + 1, now })
  const isRunning = (await findNextStep(tx, { id })) !== undefined
  if (!isRunning) await stopSequence(tx, { id, reason: 'done', now })
  return { isRunning }
}
