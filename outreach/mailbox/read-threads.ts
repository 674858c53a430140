import { readOwnAddresses } from '@wellmet/connections/engine/own-addresses.ts'
import type { MailSummary } from '@wellmet/connections/engine/live-mailbox.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { shownName } from '@wellmet/introductions/requests/requests.rules.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { PersonHandle } from '@wellmet/platform/files/records.ts'
import { cleanText } from '@wellmet/platform/files/text/clean-text.rules.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { findMailAccess } from '../mail-access/find-mail-access.ts'
import type { MailPerson, MailThread, Reading } from './mailbox.contract.ts'
import { mailboxMessages } from './mailbox.messages.ts'
import {
  findMail,
  hasMailbox,
  listMailsOfThreads,
  listPeopleAt,
  listRequestsTo,
  listSnoozed,
  type StoredMail,
} from './mailbox.store.ts'
import { splitThreads } from './split-threads.rules.ts'

/** Of the threads of one page. */
const mostMails = 3_000

/** The mails of one conversation, newest first. There is always one. */
export type ThreadMails = [StoredMail, ...StoredMail[]]

export interface ThreadRef {
  accountId: string
  threadRef: string
}

/** Throws 409 for a member without a mailbox. */
export async function requireMailbox(tx: Tx): Promise<void> {
  if (!(await hasMailbox(tx)).hasMailbox) throw fail('not_configured', mailboxMessages.noMailbox())
}

export async function ownAddresses(tx: Tx, { viewer }: MemberCall): Promise<Set<string>> {
  const { accounts, others } = await readOwnAddresses(tx, viewer.userId)
  return new Set([...accounts, ...others].flatMap((address) => [address, mailboxOf(address)]))
}

/** The conversations that these threads of providers hold. */
export async function readThreads(
  tx: Tx,
  own: ReadonlySet<string>,
  refs: readonly ThreadRef[],
): Promise<ThreadMails[]> {
  const accounts = refs.map(({ accountId }) => accountId)
  const threads = refs.map(({ threadRef }) => threadRef)
  const mails = await listMailsOfThreads(tx, { accounts, threads, limit: mostMails })
  return splitThreads(mails, own) as ThreadMails[]
}

/** The conversation of one mail. Throws 404 where the viewer has no such mail, or knows nobody in it. */
export async function getThread(tx: Tx, call: MemberCall, mailId: string): Promise<ThreadMails> {
  const mail = await findMail(tx, { id: mailId })
  if (!mail) throw notFound('conversation')
  const threads = await readThreads(tx, await ownAddresses(tx, call), [mail])
  const thread = threads.find((mails) => mails.some(({ id }) => id === mailId))
  if (!thread) throw notFound('conversation')
  return thread
}

/** How threads are shown, those with somebody the viewer knows. */
export async function describeThreads(
  tx: Tx,
  call: MemberCall,
  own: ReadonlySet<string>,
  threads: readonly ThreadMails[],
): Promise<{ thread: MailThread; mails: ThreadMails }[]> {
  const people = await peopleAt(tx, threads)
  const requests = await requestsTo(tx, [...people.keys()], [...people.values()])
  const reads = new Set((await findMailAccess(tx, 'read')).map(({ accountId }) => accountId))
  const organizes = new Set((await findMailAccess(tx, 'organize')).map(({ accountId }) => accountId))
  const accounts = [...new Set(threads.map(([{ accountId }]) => accountId))]
  const snoozed = new Map(
    (await listSnoozed(tx, { accounts })).map(({ accountId, ref, until }) => [`${accountId} ${ref}`, until]),
  )
  return threads.flatMap((mails) => {
    const [newest] = mails
    const others = othersIn(mails, own, people, (person) => personIds(call).show(person))
    const request = others.map(({ email }) => requests.get(mailboxOf(email))).find((found) => found !== undefined)
    if (request === undefined && others.every(({ personId }) => personId === null)) return []
    const { accountId, address, id } = newest
    const thread: MailThread = {
      id,
      accountId,
      address,
      people: others,
      mails: mails.length,
      firstAt: mails.at(-1)!.at.toISOString(),
      lastAt: newest.at.toISOString(),
      theyWroteLast: !own.has(mailboxOf(newest.record.from.email ?? '')),
      request: request ?? null,
      snoozedUntil: snoozed.get(`${accountId} ${newest.ref}`)?.toISOString() ?? null,
      reading: reads.has(accountId) ? 'on' : 'off',
      mayOrganize: organizes.has(accountId),
      live: null,
    }
    return [{ thread, mails }]
  })
}

export const withLive = (thread: MailThread, reading: Reading, live: MailSummary | undefined): MailThread => ({
  ...thread,
  reading,
  live: live
    ? {
        subject: cleanText(live.subject) ?? '',
        isRead: live.isRead,
        isInInbox: live.isInInbox,
        labels: live.labels.flatMap((label) => cleanText(label) ?? []),
      }
    : null,
})

/** Contacts by the mailboxes of their addresses: the number of each. */
async function peopleAt(tx: Tx, threads: readonly ThreadMails[]): Promise<Map<string, string | null>> {
  const addresses = [
    ...new Set(threads.flatMap((mails) => mails.flatMap(({ record }) => handlesOf(record).flatMap(spellings)))),
  ]
  const found = new Map<string, string | null>(addresses.map((address) => [mailboxOf(address), null]))
  for (const { personId, emails } of await listPeopleAt(tx, { addresses })) {
    for (const email of emails) found.set(mailboxOf(email), personId)
  }
  return found
}

const handlesOf = ({ from, to, cc }: StoredMail['record']): PersonHandle[] => [from, ...to, ...cc]
const spellings = ({ email }: PersonHandle): string[] => (email === undefined ? [] : [email, mailboxOf(email)])

/** The newest request to each mailbox. */
async function requestsTo(tx: Tx, addresses: readonly string[], numbers: readonly (string | null)[]) {
  const people = [...new Set(numbers.filter((person) => person !== null))]
  const rows = await listRequestsTo(tx, { addresses: [...addresses], people })
  const found = new Map<string, NonNullable<MailThread['request']>>()
  for (const { id, target, connector, email, personId } of rows.toReversed()) {
    const request = { id, target: shownName(target), connector: shownName(connector) }
    if (email !== null) found.set(mailboxOf(email), request)
    if (personId === null) continue
    for (const [index, number] of numbers.entries()) if (number === personId) found.set(addresses[index]!, request)
  }
  return found
}

/** Everybody but the viewer, with the name that they last wrote under. */
function othersIn(
  mails: ThreadMails,
  own: ReadonlySet<string>,
  people: ReadonlyMap<string, string | null>,
  show: (person: bigint) => string,
): MailPerson[] {
  const others = new Map<string, MailPerson>()
  for (const { record } of mails.toReversed()) {
    for (const { name, email } of handlesOf(record)) {
      const mailbox = mailboxOf(email ?? '')
      if (email === undefined || own.has(mailbox) || own.has(email)) continue
      const person = people.get(mailbox) ?? null
      const shown = name ?? others.get(mailbox)?.name ?? null
      others.set(mailbox, { name: shown, email, personId: person === null ? null : show(BigInt(person)) })
    }
  }
  return [...others.values()].slice(0, 20)
}
