import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MailSender } from '@wellmet/platform/mail/mail-gate.ts'
import { mailboxKey } from '@wellmet/platform/mail/mailbox.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { mayWrite } from '../sending/may-write.ts'
import { refusalWords } from '../sending/refusal-words.rules.ts'
import type { WriteRefusal } from '../sending/sending.contract.ts'
import { insertCounted, moveCounted } from './sent-messages.store.ts'

interface Admission {
  sendAt: Date
  /** Why it does not leave at once. */
  waitsFor: WriteRefusal | null
  /** What counts it; null for an answer and for mail to teammates. */
  sendId: string | null
  /** The introduction that allows it, if one does. */
  allowedBy: string | null
}

interface Admitted {
  sender: MailSender
  to: string
  /** The introduction to which the address belongs for sure. Otherwise the address has to show what allows it. */
  introduction: string | null
  /** What it is counted for, if no introduction allows it. */
  about: string
  /** The message itself, if it is written again. */
  message?: string
  /** What counts it already: a follow-up counts from when its draft was handed over. */
  counted: string | null
}

/**
 * Asks the gate, and counts the message in the same transaction. Throws why it may not be written, and what would change
 * that. Outside office hours it waits; whatever else has to be waited for is a refusal, because the text may be out of date
 * by then. As the system.
 */
export async function admitMessage(tx: Tx, services: Services, wish: Admitted): Promise<Admission> {
  const { sender, to, introduction, about, counted, message } = wish
  const { judgement, permissions, senderZone } = await mayWrite(tx, services, {
    sender,
    to,
    ...(introduction === null ? {} : { requestId: introduction }),
    except: counted,
    ...(message === undefined ? {} : { message }),
  })
  const waits = judgement.is === 'later' && judgement.reason === 'quiet_hours'
  if (judgement.is !== 'yes' && !waits) {
    const { says, remedy } = refusalWords(judgement, senderZone)
    throw fail('unprocessable', `${says} ${remedy}`)
  }
  const sendAt = judgement.is === 'later' ? judgement.from : services.now()
  const [basis] = permissions
  const allowedBy = basis?.requestId ?? null
  const when = { sendAt, waitsFor: judgement.is === 'later' ? judgement.reason : null, allowedBy }
  if (counted !== null) {
    await moveCounted(tx, { id: counted, at: sendAt })
    return { ...when, sendId: counted }
  }
  const isFree = judgement.is === 'yes' && judgement.isAnswer
  if (isFree || !basis) return { ...when, sendId: null }
  const sendId = newId()
  const mailbox = mailboxKey(services, to)
  const counting = { id: sendId, ...sender, mailbox, about: allowedBy ?? about, basis: basis.kind, at: sendAt }
  await insertCounted(tx, counting)
  return { ...when, sendId }
}
