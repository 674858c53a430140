import { addressKeys } from '@wellmet/introductions/proven-addresses/address-keys.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { mailboxKey } from '@wellmet/platform/mail/mailbox.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { findMailAccess, type AllowedMailbox } from '../mail-access/find-mail-access.ts'
import { admitMessage } from './admit-message.ts'
import { sealContent } from './message-content.ts'
import { hasOutbox } from './open-outbox.ts'
import { mostWaiting, type NewMessage, type SentMessage } from './sent-messages.contract.ts'
import { sendKeyOf, sendMessageJob } from './sent-messages.jobs.ts'
import { sentMessagesMessages as m } from './sent-messages.messages.ts'
import { countWaiting, findAnswered, findStage, findStepSentBefore, insertMessage } from './sent-messages.store.ts'
import { showMessage } from './show-messages.ts'

/** The step of a follow-up that a message is, and what counts it already. */
interface StepOfMessage {
  sequenceId: string
  step: number
  sendId: string | null
}

interface Thread {
  threadId: string | null
  references: string[]
}

/**
 * Writes a message: its permission, its caps and its job in one transaction. The text is sealed, and nothing has left when
 * this returns.
 */
export const writeMessage = (
  call: MemberCall,
  wanted: NewMessage,
  step: StepOfMessage | null = null,
): Promise<SentMessage> =>
  call.db.transaction(async (tx) => {
    const mailbox = await chooseMailbox(tx, wanted.accountId ?? null)
    const thread = await findThread(tx, mailbox, wanted, step)
    // As the system: no member writes past the gate, which counts over the whole server
    const id = await asSystem(tx, (system) => insert(system, call, { mailbox, thread, wanted, step }))
    return showMessage(tx, call, id)
  })

async function chooseMailbox(tx: Tx, accountId: string | null): Promise<AllowedMailbox> {
  const allowed = await findMailAccess(tx, 'send', accountId)
  const mailbox = allowed.find(({ provider }) => hasOutbox(provider))
  if (!mailbox) throw fail('not_configured', accountId === null ? m.noMailbox() : m.notThisMailbox())
  return mailbox
}

async function findThread(
  tx: Tx,
  { accountId }: AllowedMailbox,
  { answers }: NewMessage,
  step: StepOfMessage | null,
): Promise<Thread> {
  if (answers !== undefined) {
    const answered = await findAnswered(tx, { accountId, ref: answers })
    if (!answered) throw fail('unprocessable', m.answeredNotFound(), fieldOf('answers', m.answeredNotFound()))
    const before = answered.inReplyTo === null ? [] : [answered.inReplyTo]
    const references = [...new Set([...before, answers])].map((id) => `<${id}>`)
    return { threadId: answered.threadRef, references }
  }
  const before = step && (await findStepSentBefore(tx, { accountId, ...step }))
  return before ? { threadId: before.threadId, references: [before.messageId] } : { threadId: null, references: [] }
}

const fieldOf = (field: string, message: string) => ({ errors: [{ field, message }] })

interface Writing {
  mailbox: AllowedMailbox
  thread: Thread
  wanted: NewMessage
  step: StepOfMessage | null
}

async function insert(
  tx: Tx,
  { services, viewer: { userId, workspaceId, name } }: MemberCall,
  { mailbox: { accountId }, thread: { threadId, references }, wanted, step }: Writing,
): Promise<string> {
  const { to, subject, message: text, requestId = null } = wanted
  const sender = { userId, workspaceId }
  const now = services.now()
  if (requestId !== null && !(await findStage(tx, { ...sender, requestId }))) throw notFound('request')
  const id = newId()
  // Takes the lock of the sender, so the next count cannot be passed by two at once.
  const { allowedBy, ...admission } = await admitMessage(tx, services, {
    sender,
    to,
    introduction: step === null ? null : requestId,
    about: requestId ?? id,
    counted: step?.sendId ?? null,
  })
  if ((await countWaiting(tx, sender)).count >= mostWaiting) throw fail('conflict', m.tooMany({ most: mostWaiting }))
  const aboutRequest = requestId ?? allowedBy
  const stage = aboutRequest === null ? null : await findStage(tx, { ...sender, requestId: aboutRequest })
  await insertMessage(tx, {
    id,
    ...sender,
    accountId,
    requestId: aboutRequest,
    sequenceId: step?.sequenceId ?? null,
    step: step?.step ?? null,
    address: to,
    mailbox: mailboxKey(services, to),
    personKeys: addressKeys(services, to),
    ...admission,
    stageAtWriting: stage?.stage ?? null,
    now,
    content: sealContent(services, id, { fromName: name, subject, text, references }),
    messageId: `<${id}@${new URL(services.config.PUBLIC_URL).hostname}>`,
    threadId,
  })
  if (admission.waitsFor === null)
    await enqueue(tx, sendMessageJob, { messageId: id, workspaceId }, { key: sendKeyOf(id) })
  return id
}
