import { isSuppressed } from './suppress-mailbox.ts'
import { asSystem } from '../database/database.ts'
import type { Tx } from '../database/connection.ts'
import type { Services } from '../services.ts'
import { addDays, secondsPerHour } from '../values/days.rules.ts'
import { newId } from '../values/id.ts'
import { mailboxKey } from './mailbox.ts'
import {
  countPermits,
  countPermitsOfKind,
  findMailStanding,
  findReservedPermit,
  insertPermit,
  listSuppressedMailboxes,
  lockMailbox,
  lockMailCounters,
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
 * Why a mail may not leave. `never`: the owner of the mailbox wants no mail. Whoever asks them for an introduction is told
 * that they cannot be reached, and no more; to whoever invites them they look like somebody who does not answer.
 */
export type MailRefusal = 'not_verified' | 'too_many' | 'never'

/** Whether the recipient is a verified member of the sender's workspace: only mail to others is counted. */
export type Passage = { is: 'to member' } | { is: 'to outside' } | { is: 'refused'; reason: MailRefusal }

/**
 * Whether a mail of this user to this address would pass now; null if it would. Holds the counters until the transaction
 * ends, so that a yes stays a yes.
 */
export const mayMail = (tx: Tx, services: Services, wish: MailWish): Promise<MailRefusal | null> =>
  asSystem(tx, async (system) => {
    const standing = await findStanding(system, wish)
    if (standing !== 'outside') return standing === 'member' ? null : standing
    return (await isOverCap(system, services, wish)) ? 'too_many' : findNever(system, services, wish)
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
    const standing = await findStanding(system, wish)
    if (standing !== 'outside') return standing === 'member' ? null : standing
    const mailbox = mailboxKey(services, wish.to)
    if (!(await findReservedPermit(system, { mailbox, about: wish.about }))) {
      if (await isOverCap(system, services, wish)) return 'too_many'
      await grant(system, services, wish, null)
    }
    return findNever(system, services, wish)
  })

const findNever = async (tx: Tx, services: Services, { to }: MailWish): Promise<'never' | null> =>
  (await isSuppressed(tx, services, to)) ? 'never' : null

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
  const standing = await findStanding(tx, wish)
  if (standing === 'not_verified') return { is: 'refused', reason: standing }
  if (standing === 'member') return { is: 'to member' }
  if (isReply) return { is: 'to outside' }
  const mailbox = mailboxKey(services, wish.to)
  const { about } = wish
  const reserved = about && (await takeReservedPermit(tx, { mailbox, about, now: services.now() }))
  if (!reserved) {
    if (await isOverCap(tx, services, wish)) return { is: 'refused', reason: 'too_many' }
    await grant(tx, services, wish, services.now())
  }
  const never = await findNever(tx, services, wish)
  return never ? { is: 'refused', reason: never } : { is: 'to outside' }
}

/** Mail of the server that anybody can cause by typing an address: so many of a kind in an hour, to one mailbox. */
export async function passKind(tx: Tx, services: Services, kind: string, to: string): Promise<boolean> {
  const now = services.now()
  const mailbox = mailboxKey(services, to)
  await lockMailbox(tx, { mailbox: mailbox.toString('hex') })
  const since = new Date(now.getTime() - 1000 * secondsPerHour)
  const { count } = await countPermitsOfKind(tx, { mailbox, kind, since })
  if (count >= services.config.ACCOUNT_MAILS_PER_HOUR) return false
  const nobody = { userId: null, workspaceId: null, about: null }
  await insertPermit(tx, { id: newId(), kind, mailbox, ...nobody, now, usedAt: now })
  return true
}

async function findStanding(tx: Tx, { sender, to }: MailWish): Promise<'not_verified' | 'member' | 'outside'> {
  const { isVerified, isMember } = await findMailStanding(tx, { ...sender, address: to })
  if (!isVerified) return 'not_verified'
  return isMember ? 'member' : 'outside'
}

async function isOverCap(tx: Tx, services: Services, { sender, to }: MailWish): Promise<boolean> {
  const { config } = services
  const mailbox = mailboxKey(services, to)
  await lockMailCounters(tx, { ...sender, mailbox: mailbox.toString('hex') })
  const counted = await countPermits(tx, { ...sender, mailbox, since: addDays(services.now(), -1) })
  return (
    counted.ofUser >= config.MAILS_PER_USER_A_DAY ||
    counted.ofWorkspace >= config.MAILS_PER_WORKSPACE_A_DAY ||
    counted.toMailbox >= config.MAILS_PER_RECIPIENT_A_DAY
  )
}

const grant = (tx: Tx, services: Services, { sender, to, about }: MailWish, usedAt: Date | null) =>
  insertPermit(tx, {
    id: newId(),
    kind: null,
    mailbox: mailboxKey(services, to),
    ...sender,
    about: about ?? null,
    now: services.now(),
    usedAt,
  })
