import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { admitMessage } from './admit-message.ts'
import { mostWaiting, type decisions, type SentMessage } from './sent-messages.contract.ts'
import { sendKeyOf, sendMessageJob } from './sent-messages.jobs.ts'
import { sentMessagesMessages as m } from './sent-messages.messages.ts'
import { countWaiting, isStepOpen, lockMessage, retryMessage, type MessageRow } from './sent-messages.store.ts'
import { settleSent, settleUnsent } from './settle-message.ts'
import { showMessage } from './show-messages.ts'

type Decision = (typeof decisions)[number]

/** What the writer of a message decides about it: take it back, try it again, or say that it was sent. */
export const decideMessage = (call: MemberCall, id: string, as: Decision): Promise<SentMessage> =>
  call.db.transaction(async (tx) => {
    // As the system: no member changes what became of a message past the gate
    await asSystem(tx, (system) => decide(system, call, id, as))
    return showMessage(tx, call, id)
  })

async function decide(tx: Tx, call: MemberCall, id: string, as: Decision): Promise<void> {
  const { services, viewer } = call
  const row = await lockMessage(tx, { id })
  if (row?.userId !== viewer.userId || row.workspaceId !== viewer.workspaceId) throw notFound('message')
  if (as === 'sent') {
    if (row.state !== 'unknown') throw fail('conflict', m.onlyUnknown())
    return settleSent(tx, services, row, null)
  }
  if (as === 'again') return tryAgain(tx, call, row)
  // One that was attempted may have left.
  if (row.state === 'sent' || row.state === 'sending' || row.attemptedAt !== null)
    throw fail('conflict', m.alreadyLeft())
  if (row.state !== 'stopped' || row.reason !== 'member') await settleUnsent(tx, services, row, 'stopped', 'member')
}

async function tryAgain(tx: Tx, { services, viewer: { userId, workspaceId } }: MemberCall, row: MessageRow) {
  const { id, address, requestId, sequenceId, step, sendId, state } = row
  if (state !== 'failed' && state !== 'stopped' && state !== 'unknown') throw fail('conflict', m.alreadyLeft())
  // Another message of the same step may have left meanwhile.
  if (sequenceId !== null && step !== null && !(await isStepOpen(tx, { sequenceId, step, id })).isOpen)
    throw fail('conflict', m.alreadySettled())
  if (row.content === null || address === null) throw fail('conflict', m.textGone())
  const isCounted = sequenceId !== null || state === 'unknown'
  const { allowedBy: _, ...admission } = await admitMessage(tx, services, {
    sender: { userId, workspaceId },
    to: address,
    introduction: sequenceId === null ? null : requestId,
    about: requestId ?? id,
    message: id,
    counted: isCounted ? sendId : null,
  })
  if ((await countWaiting(tx, { workspaceId, userId })).count >= mostWaiting)
    throw fail('conflict', m.tooMany({ most: mostWaiting }))
  await retryMessage(tx, { id, now: services.now(), ...admission })
  if (admission.waitsFor === null)
    await enqueue(tx, sendMessageJob, { messageId: id, workspaceId }, { key: sendKeyOf(id) })
}
