import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { isStepOnItsWay } from '../sent-messages/is-step-on-its-way.ts'
import type { SentMessage } from '../sent-messages/sent-messages.contract.ts'
import { writeMessage } from '../sent-messages/write-message.ts'
import { sequencesMessages as m } from './sequences.messages.ts'
import { findCountedStep, findNextStep, lockSequence } from './sequences.store.ts'

interface SentStep {
  sequenceId: string
  step: number
  subject: string
  message: string
  accountId?: string | undefined
}

/** Sends a draft that is ready, as its member read and changed it. It was counted when it was handed over. */
export const sendStep = (call: MemberCall, { sequenceId, step, subject, message, accountId }: SentStep) =>
  call.db.transaction(async (tx): Promise<SentMessage> => {
    // As the system: of two tabs one sends it, and only the system may lock a follow-up
    const found = await asSystem(tx, (system) => findReady(system, call, sequenceId, step))
    const { address: to, requestId, sendId } = found
    const wanted = { to, subject, message, requestId, ...(accountId === undefined ? {} : { accountId }) }
    return writeMessage(call, wanted, { sequenceId, step, sendId })
  })

async function findReady(tx: Tx, { viewer }: MemberCall, id: string, number: number) {
  const sequence = await lockSequence(tx, { id })
  if (sequence?.userId !== viewer.userId || sequence.workspaceId !== viewer.workspaceId) throw notFound('follow-up')
  const { address, requestId, userId } = sequence
  const next = await findNextStep(tx, { id })
  if (next?.state !== 'ready' || next.number !== number || address === null) throw fail('conflict', m.stepNotReady())
  if (await isStepOnItsWay(tx, id, number)) throw fail('conflict', m.stepOnItsWay())
  const counted = await findCountedStep(tx, { id, number, userId, requestId })
  return { address, requestId, sendId: counted?.sendId ?? null }
}
