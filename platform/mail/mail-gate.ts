import { isUnreachable } from './is-unreachable.ts'
import { isSuppressed } from './suppress-mailbox.ts'
import { asSystem } from '../database/database.ts'
import type { Tx } from '../database/connection.ts'
import { acquireLock, acquireLocks } from '../database/locks.store.ts'
import type { Services } from '../services.ts'
import { addDays, millisecondsPerDay, secondsPerHour } from '../values/days.rules.ts'
import { newId } from '../values/id.ts'
import { findReachedCap, isNewAccount } from './mail-caps.rules.ts'
import { mailboxKey } from './mailbox.ts'
import {
  countPermits,
  countPermitsOfKind,
  findMailStanding,
  findReservedPermit,
  insertPermit,
  listSuppressedMailboxes,
  takeReservedPermit,
} from './mail.store.ts'

/** The user who caused a mail, and the workspace in which they did. */
export interface MailSender {
  userId: string
  workspaceId: string
}

/** A mail that a user wants to cause. `about` is the id of what it speaks of. */
export interface MailWish {
  sender: MailSender
  to: string
  about?: string | undefined
}

/**
 * Why a mail may not leave. `never`: the owner of the mailbox wants no mail, or mail to it comes back. Whoever asks them for an introduction is told
 * that they cannot be reached, and no more; to whoever invites them they look like somebody who does not answer.
 * `leaving`: the account of the sender is to be deleted.
 */
export type MailRefusal = 'not_verified' | 'leaving' | 'too_many' | 'never'

/** Whether the recipient is a verified member of the sender's workspace: only mail to others is counted. */
export type Passage = { is: 'to member' } | { is: 'to outside' } | { is: 'refused'; reason: MailRefusal }

/**
 * Whether a mail of this user to this address would pass now; null if it would. Holds the counters until the transaction
 * ends, so that a yes stays a yes.
 */
export const mayMail = (tx: Tx, services: Services, wish: MailWish): Promise<MailRefusal | null> =>
  // As the system: caps and refusals are counted over the whole server
  asSystem(tx, async (system) => {
    const standing = await findSenderHistory(system, services, wish)
    if (standing.is !== 'outside') return standing.is === 'member' ? null : standing.is
    return (await isOverCap(system, services, wish, standing)) ? 'too_many' : findNever(system, services, wish)
  })

/**
 * The same, and counts the mail now, also one to a mailbox that wants none. `queueMail` takes this permit when it gets the
 * mail about the same thing.
 */
export const reserveMail = (
  tx: Tx,
  services: Services,
  wish: MailWish & { about: string },
): Promise<MailRefusal | null> =>
  asSystem(tx, async (system) => {
    const standing = await findSenderHistory(system, services, wish)
    if (standing.is !== 'outside') return standing.is === 'member' ? null : standing.is
    const mailbox = mailboxKey(services, wish.to)
    if (!(await findReservedPermit(system, { mailbox, about: wish.about }))) {
      if (await isOverCap(system, services, wish, standing)) return 'too_many'
      await grant(system, services, wish, standing, null)
    }
    return findNever(system, services, wish)
  })

const findNever = async (tx: Tx, services: Services, { to }: MailWish): Promise<'never' | null> =>
  (await isSuppressed(tx, services, to)) || (await isUnreachable(tx, services, to)) ? 'never' : null

/** Since when the owners of these addresses want no mail; who never said so is left out. */
export async function listNeverSince(
  tx: Tx,
  services: Services,
  addresses: readonly string[],
): Promise<Map<string, Date>> {
  if (addresses.length === 0) return new Map()
  const mailboxes = addresses.map((address) => mailboxKey(services, address))
  const rows = await asSystem(tx, (system) =>
    listSuppressedMailboxes(system, { mailboxes: mailboxes.map((mailbox) => mailbox.toString('hex')) }),
  )
  const since = new Map(rows.map((row) => [row.mailbox, row.since]))
  return new Map(
    addresses.flatMap((address, at) => {
      const known = since.get(mailboxes[at]!.toString('hex'))
      return known ? [[address, known] as const] : []
    }),
  )
}

/**
 * Lets a mail of a user pass, and counts it if it goes outside. A reply to what the recipient just did on a page of their
 * own is not counted, and goes to a mailbox that wants no other mail too.
 */
export async function pass(tx: Tx, services: Services, wish: MailWish, isReply: boolean): Promise<Passage> {
  const standing = await findSenderHistory(tx, services, wish)
  if (standing.is === 'not_verified' || standing.is === 'leaving') return { is: 'refused', reason: standing.is }
  if (standing.is === 'member') return { is: 'to member' }
  if (isReply) return { is: 'to outside' }
  const mailbox = mailboxKey(services, wish.to)
  const { about } = wish
  const reserved = about && (await takeReservedPermit(tx, { mailbox, about, now: services.now() }))
  if (!reserved) {
    if (await isOverCap(tx, services, wish, standing)) return { is: 'refused', reason: 'too_many' }
    await grant(tx, services, wish, standing, services.now())
  }
  const never = await findNever(tx, services, wish)
  return never ? { is: 'refused', reason: never } : { is: 'to outside' }
}

/** Mail of the server that anybody can cause by typing an address: so many of a kind in an hour, to one mailbox. */
export async function passKind(tx: Tx, services: Services, kind: string, to: string): Promise<boolean> {
  const now = services.now()
  const mailbox = mailboxKey(services, to)
  await acquireLock(tx, 'platform.mails-to-mailbox', mailbox.toString('hex'))
  const since = new Date(now.getTime() - 1000 * secondsPerHour)
  const { count } = await countPermitsOfKind(tx, { mailbox, kind, since })
  if (count >= services.config.ACCOUNT_MAILS_PER_HOUR) return false
  const nobody = { userId: null, workspaceId: null, about: null }
  await insertPermit(tx, { id: newId(), kind, mailbox, ...nobody, isOfNewAccount: false, now, usedAt: now })
  return true
}

interface SenderHistory {
  is: 'not_verified' | 'leaving' | 'member' | 'outside'
  /** Of the sender's account. */
  ageInDays: number
}

async function findSenderHistory(tx: Tx, services: Services, { sender, to }: MailWish): Promise<SenderHistory> {
  const { isVerified, isLeaving, isMember, since } = await findMailStanding(tx, { ...sender, address: to })
  const ageInDays = since ? (services.now().getTime() - since.getTime()) / millisecondsPerDay : 0
  if (isLeaving) return { is: 'leaving', ageInDays }
  if (!isVerified) return { is: 'not_verified', ageInDays }
  return { is: isMember ? 'member' : 'outside', ageInDays }
}

/**
 * The server's cap is counted without a lock, because all mail would wait for it. It can be passed by as many as are
 * queued in the same moment.
 */
async function isOverCap(
  tx: Tx,
  services: Services,
  { sender, to }: MailWish,
  { ageInDays }: SenderHistory,
): Promise<boolean> {
  const mailbox = mailboxKey(services, to)
  // Always in this order, so that transactions that each send one email cannot deadlock.
  await acquireLocks(tx, [
    { name: 'platform.mails-of-user', key: sender.userId },
    { name: 'platform.mails-of-workspace', key: sender.workspaceId },
    { name: 'platform.mails-to-mailbox', key: mailbox.toString('hex') },
  ])
  const counts = await countPermits(tx, { ...sender, mailbox, since: addDays(services.now(), -1) })
  const cap = findReachedCap(services.config, counts, ageInDays)
  // The user is not told which one: the cap of a mailbox counts the mail of other workspaces.
  if (cap) services.log.warn({ cap, userId: sender.userId }, 'a cap on mail is reached')
  return cap !== null
}

const grant = (
  tx: Tx,
  services: Services,
  { sender, to, about }: MailWish,
  { ageInDays }: SenderHistory,
  usedAt: Date | null,
) =>
  insertPermit(tx, {
    id: newId(),
    kind: null,
    mailbox: mailboxKey(services, to),
    ...sender,
    about: about ?? null,
    isOfNewAccount: isNewAccount(services.config, ageInDays),
    now: services.now(),
    usedAt,
  })
