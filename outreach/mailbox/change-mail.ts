import { LabelNotPossible, type MailChange } from '@wellmet/connections/engine/live-mailbox.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { withMailbox } from './live-mail.ts'
import { mailRefOf } from './mail-ref.ts'
import { mostInThread, type MailThread, type ThreadChange } from './mailbox.contract.ts'
import { mailboxMessages } from './mailbox.messages.ts'
import type { StoredMail } from './mailbox.store.ts'
import { describeThreads, getThread, ownAddresses, withLive } from './read-threads.ts'
import { endSnooze, snooze } from './snooze-thread.ts'

/** Changes a whole conversation in the mailbox. Throws 409 where that is not allowed, or the mailbox refuses. */
export async function changeThread(call: MemberCall, mailId: string, change: ThreadChange): Promise<MailThread> {
  const mails = await call.db.reading((tx) => getThread(tx, call, mailId))
  const { snoozedUntil, ...rest } = change
  if (snoozedUntil !== undefined && snoozedUntil !== null && new Date(snoozedUntil) <= call.services.now()) {
    throw fail('unprocessable', mailboxMessages.snoozeInPast())
  }
  const isInInbox = snoozedUntil === undefined ? rest.isInInbox : snoozedUntil === null
  // Saved first: out of the inbox and without a time it would not come back.
  if (snoozedUntil) await snooze(call, mails[0], new Date(snoozedUntil))
  try {
    await write(call, mails.slice(0, mostInThread), { ...rest, isInInbox })
  } catch (error) {
    if (snoozedUntil) await endSnooze(call, mails)
    throw error
  }
  if (!snoozedUntil && isInInbox !== undefined) await endSnooze(call, mails)
  return await showChanged(call, mailId)
}

export async function changeMail(
  call: MemberCall,
  mailId: string,
  change: Omit<ThreadChange, 'snoozedUntil'>,
): Promise<MailThread> {
  const mails = await call.db.reading((tx) => getThread(tx, call, mailId))
  await write(
    call,
    mails.filter(({ id }) => id === mailId),
    change,
  )
  return await showChanged(call, mailId)
}

async function write(call: MemberCall, mails: readonly StoredMail[], change: MailChange): Promise<void> {
  const [first] = mails
  if (!first) throw notFound('conversation')
  try {
    const refs = mails.map(mailRefOf)
    const { reading, value } = await withMailbox(call, first.accountId, 'organize', (mailbox) =>
      mailbox.change(refs, change),
    )
    if (reading === 'off') throw fail('not_configured', mailboxMessages.allowOrganize())
    if (reading === 'ended') throw fail('conflict', mailboxMessages.allowAgain())
    if (reading === 'unavailable') throw fail('unavailable', mailboxMessages.notAnswering())
    if (value === 0) throw notFound('conversation')
  } catch (error) {
    if (error instanceof LabelNotPossible) throw fail('unprocessable', mailboxMessages.labelNotPossible())
    throw error
  }
}

/** As it is in the mailbox now, where reading is allowed too. */
async function showChanged(call: MemberCall, mailId: string): Promise<MailThread> {
  const { thread, mails } = await call.db.reading(async (tx) => {
    const own = await ownAddresses(tx, call)
    const [shown] = await describeThreads(tx, call, own, [await getThread(tx, call, mailId)])
    if (!shown) throw notFound('conversation')
    return shown
  })
  const live = await withMailbox(call, thread.accountId, 'read', (mailbox) =>
    mailbox.readSummaries([mailRefOf(mails[0])]),
  )
  return withLive(thread, live.reading, live.value?.get(mails[0].ref))
}
