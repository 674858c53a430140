import type { DraftFate, OutgoingMail, SavedDraft, SendResult } from '@wellmet/connections/engine/outbox.ts'
import { loggableError } from '@wellmet/connections/engine/loggable-error.ts'
import { AccessEnded, NotPermitted, SlowDown } from '@wellmet/connections/engine/provider-errors.ts'
import { composeMail } from '@wellmet/platform/mail/compose-mail.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { judgeMessage } from './judge-message.ts'
import { openContent } from './message-content.ts'
import { mostTries, waitAfterTries } from './next-try.rules.ts'
import { openOutbox, type OpenOutbox } from './open-outbox.ts'
import type { MessageReason } from './sent-messages.contract.ts'
import { sendKeyOf, sendMessageJob } from './sent-messages.jobs.ts'
import {
  claimMessage,
  lockMessage,
  markNotAttempted,
  moveCounted,
  noteDraft,
  putOff,
  saveDraft,
  type MessageRow,
} from './sent-messages.store.ts'
import { settleSent, settleUnsent } from './settle-message.ts'

/**
 * One try to send a message, in two phases. Its draft is saved with the provider, and the id of the draft is stored. Then
 * the draft is sent by that id. Whatever the answer to that was, the next try first looks up what became of the draft, so
 * nothing is sent twice.
 */
export async function sendMessage(services: Services, id: string): Promise<void> {
  const row = await inSystem(services, (tx) => claim(tx, services, id))
  if (!row) return
  let outbox: OpenOutbox | null = null
  try {
    outbox = await openOutbox(services, row)
    await sendThrough(services, outbox, row)
  } catch (error) {
    await inSystem(services, (tx) => afterFailure(tx, services, row, error, outbox?.settlesAfterMs ?? 0))
  } finally {
    outbox?.close()
  }
}

// As the system: a member may not change what became of a message, and caps are those of the whole server
const inSystem = <T>(services: Services, act: (tx: Tx) => Promise<T>): Promise<T> =>
  services.database.system.asSystem(act)

/** Null if somebody else has it, or if it has to wait or to stop. What may have left already is looked up before that. */
async function claim(tx: Tx, services: Services, id: string): Promise<MessageRow | null> {
  const row = await lockMessage(tx, { id })
  if (!row || row.state !== 'waiting' || row.sendAt > services.now()) return null
  if (row.attemptedAt === null && !(await mayGo(tx, services, row))) return null
  await claimMessage(tx, { id, now: services.now() })
  return { ...row, claims: row.claims + 1 }
}

/** Puts it off or stops it, if it may not leave now. */
async function mayGo(tx: Tx, services: Services, row: MessageRow): Promise<boolean> {
  const judgement = await judgeMessage(tx, services, row)
  if (judgement.is === 'go') return true
  if (judgement.is === 'stop') await settleUnsent(tx, services, row, 'stopped', judgement.reason)
  else {
    const { id, tries, sendId } = row
    await putOff(tx, { id, at: judgement.from, waitsFor: judgement.waitsFor, tries })
    if (sendId !== null) await moveCounted(tx, { id: sendId, at: judgement.from })
  }
  return false
}

async function sendThrough(services: Services, outbox: OpenOutbox, row: MessageRow): Promise<void> {
  const saved = row.draftId === null ? null : { id: row.draftId, threadId: row.threadId }
  if (saved && row.attemptedAt !== null) {
    const fate = await outbox.lookUp(saved, row)
    if (fate.is !== 'draft') return inSystem(services, (tx) => settleFate(tx, services, row, fate))
    await inSystem(services, (tx) => markNotAttempted(tx, row))
  }
  const end = endOf(row)
  if (end) {
    await inSystem(services, (tx) => settleUnsent(tx, services, row, ...end))
    if (saved) await outbox.deleteDraft(saved)
    return
  }
  const mail = await mailOf(services, outbox, row)
  const isEarlierTry = row.claims > 1
  const draft = saved ?? (isEarlierTry ? await outbox.findDraft(mail) : null) ?? (await outbox.saveDraft(mail))
  const goes = await inSystem(services, (tx) => beginSending(tx, services, row, draft))
  if (goes === 'stopped') await outbox.deleteDraft(draft)
  if (goes !== 'go') return
  const result = await outbox.sendDraft(draft, mail)
  await inSystem(services, (tx) => settleResult(tx, services, row, result))
  if (result.is === 'refused') await outbox.deleteDraft(draft)
}

/** What is left of a message that was found unsent, and is not tried again. */
function endOf({ address, tries }: MessageRow): ['stopped' | 'failed', MessageReason] | null {
  if (address === null) return ['stopped', 'erased']
  return tries >= mostTries ? ['failed', 'no_answer'] : null
}

async function mailOf(services: Services, { from }: OpenOutbox, row: MessageRow): Promise<OutgoingMail> {
  const { id, messageId, threadId } = row
  const to = present(row.address, 'address of the message')
  const { fromName, subject, text, references } = openContent(services, id, present(row.content, 'text of the message'))
  const raw = await composeMail({
    id,
    messageId,
    from: { name: fromName, address: from },
    to,
    subject,
    text,
    references,
    date: services.now(),
  })
  return { id, messageId, from, to, threadId, raw }
}

/** Stores the draft, and asks once more whether it may leave: saving it took a while. */
async function beginSending(
  tx: Tx,
  services: Services,
  { id, claims }: MessageRow,
  draft: SavedDraft,
): Promise<'go' | 'later' | 'stopped' | 'taken'> {
  const row = await lockMessage(tx, { id })
  if (row?.state === 'stopped') return 'stopped'
  if (row?.state !== 'drafting' || row.claims !== claims) return 'taken'
  const stored = { id, draftId: draft.id, threadId: draft.threadId }
  await noteDraft(tx, stored)
  if (!(await mayGo(tx, services, row)))
    return (await lockMessage(tx, { id }))?.state === 'waiting' ? 'later' : 'stopped'
  await saveDraft(tx, { ...stored, now: services.now() })
  return 'go'
}

/** A message that was found sent is sent, whatever somebody decided about it meanwhile. */
async function settleFate(tx: Tx, services: Services, { id }: MessageRow, fate: DraftFate): Promise<void> {
  const row = await lockMessage(tx, { id })
  if (!row || row.state === 'sent' || fate.is === 'draft') return
  if (fate.is === 'sent') await settleSent(tx, services, row, fate.threadId)
  else if (row.state === 'drafting') await settleUnsent(tx, services, row, 'unknown', 'gone')
}

async function settleResult(tx: Tx, services: Services, { id }: MessageRow, result: SendResult): Promise<void> {
  const row = await lockMessage(tx, { id })
  if (!row || row.state === 'sent') return
  if (result.is === 'sent') return settleSent(tx, services, row, result.threadId)
  await markNotAttempted(tx, { id })
  if (result.is === 'not taken') return tryLater(tx, services, row, 0)
  services.log.warn({ messageId: id, answer: result.answer }, 'a mail provider refused a message of a member')
  await settleUnsent(tx, services, row, 'failed', 'refused')
}

/** Nothing is concluded from an error: what was attempted is looked up by the next try. */
async function afterFailure(
  tx: Tx,
  services: Services,
  { id, claims }: MessageRow,
  error: unknown,
  settlesAfterMs: number,
): Promise<void> {
  const row = await lockMessage(tx, { id })
  if (!row || row.claims !== claims || (row.state !== 'drafting' && row.state !== 'sending')) return
  services.log.warn(
    { err: loggableError(error), messageId: id, tries: row.tries },
    'a message of a member was not sent yet',
  )
  const isAccessOver = error instanceof AccessEnded || error instanceof NotPermitted
  if (isAccessOver)
    return settleUnsent(tx, services, row, row.attemptedAt === null ? 'failed' : 'unknown', reasonOf(row))
  const pauseMs = error instanceof SlowDown ? error.until.getTime() - services.now().getTime() : 0
  await tryLater(tx, services, row, Math.max(pauseMs, row.attemptedAt === null ? 0 : settlesAfterMs))
}

const reasonOf = ({ attemptedAt }: MessageRow) => (attemptedAt === null ? 'access' : 'gone')

/** After a try whose outcome is open, the provider says what it was as soon as the draft has settled. */
async function tryLater(tx: Tx, services: Services, row: MessageRow, leastMs: number): Promise<void> {
  const tries = row.tries + 1
  const isOpen = row.attemptedAt !== null && leastMs > 0
  const waitMs = isOpen && tries < mostTries ? leastMs : waitAfterTries(tries)
  if (waitMs === null && tries > mostTries) {
    const isUnknown = row.attemptedAt !== null
    return settleUnsent(tx, services, row, isUnknown ? 'unknown' : 'failed', isUnknown ? 'gone' : 'no_answer')
  }
  const at = new Date(services.now().getTime() + Math.max(waitMs ?? 0, leastMs))
  await putOff(tx, { id: row.id, at, waitsFor: null, tries })
  const { id: messageId, workspaceId } = row
  // The clock looks for it too, every minute.
  await enqueue(tx, sendMessageJob, { messageId, workspaceId }, { key: sendKeyOf(messageId), runAt: at })
}
