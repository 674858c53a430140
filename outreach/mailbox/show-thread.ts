import type { LiveMail } from '@wellmet/connections/engine/live-mailbox.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { PersonHandle } from '@wellmet/platform/files/records.ts'
import { cleanText as oneLine } from '@wellmet/platform/files/text/clean-text.rules.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { cleanMail, cleanText } from './clean-mail.ts'
import { withMailbox } from './live-mail.ts'
import { mailRefOf } from './mail-ref.ts'
import { mostInThread, type Mail, type MailPerson, type OpenThread } from './mailbox.contract.ts'
import type { StoredMail } from './mailbox.store.ts'
import { describeThreads, getThread, ownAddresses, withLive } from './read-threads.ts'

/** One conversation, oldest mail first. Texts are read for this response and never stored. */
export async function showThread(call: MemberCall, mailId: string): Promise<OpenThread> {
  const { thread, mails, own } = await call.db.reading(async (tx) => {
    const ownOnes = await ownAddresses(tx, call)
    const [shown] = await describeThreads(tx, call, ownOnes, [await getThread(tx, call, mailId)])
    if (!shown) throw notFound('conversation')
    return { ...shown, own: ownOnes }
  })
  const newest = mails.slice(0, mostInThread)
  const live = await withMailbox(call, thread.accountId, 'read', (mailbox) => mailbox.readMails(newest.map(mailRefOf)))
  const people = new Map(thread.people.map((person) => [mailboxOf(person.email), person]))
  const texts = withinBudget(newest.map(({ ref }) => live.value?.get(ref)))
  return {
    thread: withLive(thread, live.reading, live.value?.get(mails[0].ref)),
    mails: newest.map((mail, index) => toMail(mail, texts[index], own, people)).toReversed(),
  }
}

/** Cleaning a megabyte keeps the server for seconds, so what is beyond that in older mails is not shown here. */
const budget = 1 << 20

function withinBudget(newestFirst: readonly (LiveMail | undefined)[]): (LiveMail | undefined)[] {
  let left = budget
  return newestFirst.map((mail) => {
    left -= mail?.html?.length ?? 0
    return mail && left < 0 ? { ...mail, html: null, text: '', isCut: true } : mail
  })
}

function toMail(
  { id, at, record }: StoredMail,
  live: LiveMail | undefined,
  own: ReadonlySet<string>,
  people: ReadonlyMap<string, MailPerson>,
): Mail {
  const person = ({ name, email = '' }: PersonHandle): MailPerson => ({
    name: name ?? null,
    email,
    personId: people.get(mailboxOf(email))?.personId ?? null,
  })
  const isMine = own.has(mailboxOf(record.from.email ?? ''))
  return {
    id,
    messageId: record.ref,
    at: at.toISOString(),
    from: person(record.from),
    to: record.to.map(person),
    cc: record.cc.map(person),
    isMine,
    isRead: live?.isRead ?? null,
    isDoubtful: live !== undefined && (live.isUnproven || (isMine && !live.isSent)),
    content: live ? contentOf(live) : null,
  }
}

function contentOf({ html, text, attachments, isCut }: LiveMail): Mail['content'] {
  const clean = html === null ? cleanText(text ?? '') : cleanMail(html)
  return {
    ...clean,
    attachments: attachments.map(({ name, bytes }) => ({ name: oneLine(name) ?? '', bytes })),
    isCut: isCut || clean.isCut,
  }
}
