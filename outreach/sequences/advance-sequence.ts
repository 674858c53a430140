import { notify } from '@wellmet/account/notifications/notify.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { mailboxKey } from '@wellmet/platform/mail/mailbox.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { PermissionKind, WriteRefusal } from '../sending/sending.contract.ts'
import { mayWrite } from '../sending/may-write.ts'
import type { StopReason } from './sequences.contract.ts'
import { sequencesMessages as m } from './sequences.messages.ts'
import {
  findNextStep,
  insertSend,
  lockSequence,
  markReady,
  putOffStep,
  stopSequence,
  type SequenceRow,
} from './sequences.store.ts'
import { stopReasonOf } from './stop-reason.rules.ts'

export type Advanced = 'ready' | 'postponed' | 'stopped' | null

/**
 * Does what is due of one sequence: hands the draft to the member, puts it off, or stops. Does nothing if nothing is due,
 * so it may run twice. Each in a transaction of its own: it holds the counters of a mailbox. As the system.
 */
export async function advanceSequence(tx: Tx, services: Services, id: string): Promise<Advanced> {
  const sequence = await lockSequence(tx, { id })
  const step = sequence && (await findNextStep(tx, { id }))
  if (!sequence || !step || step.state !== 'waiting' || step.dueAt > services.now()) return null
  const reason = stopReasonOf(sequence)
  if (reason !== null || sequence.address === null) return stop(tx, services, id, reason ?? 'erased')
  const { address, requestId, workspaceId, userId } = sequence
  const sender = { workspaceId, userId }
  const { judgement } = await mayWrite(tx, services, { sender, to: address, requestId })
  if (judgement.is === 'later') return putOff(tx, { id, number: step.number }, judgement.reason, judgement.from)
  if (judgement.is === 'yes') return handOver(tx, services, { ...sequence, address }, step.number, judgement.basis)
  if (judgement.reason === 'unreachable') return stop(tx, services, id, 'unsubscribed')
  if (judgement.reason === 'no_permission') return stop(tx, services, id, 'not_allowed')
  return putOff(tx, { id, number: step.number }, judgement.reason, addDays(services.now(), 1))
}

async function stop(tx: Tx, services: Services, id: string, reason: StopReason): Promise<Advanced> {
  await stopSequence(tx, { id, reason, now: services.now() })
  return 'stopped'
}

async function putOff(
  tx: Tx,
  step: { id: string; number: number },
  waitsFor: WriteRefusal,
  from: Date,
): Promise<Advanced> {
  await putOffStep(tx, { ...step, waitsFor, from })
  return 'postponed'
}

/** From here on it counts as written, whatever the member does with it. */
async function handOver(
  tx: Tx,
  services: Services,
  { id, workspaceId, userId, requestId, address, target }: SequenceRow & { address: string },
  number: number,
  basis: PermissionKind | null,
): Promise<Advanced> {
  const now = services.now()
  await markReady(tx, { id, number, now })
  const mailbox = mailboxKey(services, address)
  // Mail to teammates is not counted, here as everywhere.
  if (basis !== null) await insertSend(tx, { id: newId(), workspaceId, userId, mailbox, about: requestId, basis, now })
  await notify(tx, services, {
    userId,
    workspaceId,
    kind: 'introduction.due',
    title: m.readyTitle.message({ target }),
    body: [m.readyBody.message()],
    link: `/introductions/follow-ups?request=${requestId}`,
    dedupeKey: `follow-up:${id}:${number}`,
  })
  return 'ready'
}
