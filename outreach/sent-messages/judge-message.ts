import type { Tx } from '@wellmet/platform/database/connection.ts'
import { isSendingPaused } from '@wellmet/platform/mail/sending-pause.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { WriteRefusal } from '../sending/sending.contract.ts'
import { mayWrite } from '../sending/may-write.ts'
import type { MessageReason } from './sent-messages.contract.ts'
import type { MessageRow } from './sent-messages.store.ts'
import { stopMessageReason } from './stop-message.rules.ts'

type MessageJudgement =
  | { is: 'go'; address: string }
  | { is: 'later'; from: Date; waitsFor: WriteRefusal }
  | { is: 'stop'; reason: MessageReason }

const whilePausedMs = 60_000

/**
 * Whether a message may leave now. Everything is asked again: what happened since it was written, and the gate, without
 * counting the message itself. As the system.
 */
export async function judgeMessage(tx: Tx, services: Services, row: MessageRow): Promise<MessageJudgement> {
  const { address, workspaceId, userId, requestId, sequenceId, sendId } = row
  const reason = stopMessageReason({ ...row, isErased: address === null })
  if (reason !== null || address === null) return { is: 'stop', reason: reason ?? 'erased' }
  if (await isSendingPaused(tx))
    return { is: 'later', from: new Date(services.now().getTime() + whilePausedMs), waitsFor: 'paused' }
  const { judgement } = await mayWrite(tx, services, {
    sender: { workspaceId, userId },
    to: address,
    // The address of a follow-up was checked when it began.
    ...(requestId === null || sequenceId === null ? {} : { requestId }),
    except: sendId,
    message: row.id,
  })
  if (judgement.is === 'yes') return { is: 'go', address }
  if (judgement.is === 'later') return { is: 'later', from: judgement.from, waitsFor: judgement.reason }
  if (judgement.reason === 'unreachable') return { is: 'stop', reason: 'unreachable' }
  if (judgement.reason === 'no_permission') return { is: 'stop', reason: 'not_allowed' }
  // The problem is the sender's own account, so try again tomorrow.
  return { is: 'later', from: addDays(services.now(), 1), waitsFor: judgement.reason }
}
