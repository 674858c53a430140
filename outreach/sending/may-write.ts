import { addressKeys, mailboxKey as mailboxNumber } from '@wellmet/introductions/proven-addresses/address-keys.ts'
import { erasedAmong } from '@wellmet/contacts/deletions/honour-deletions.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import { mayMail, type MailSender } from '@wellmet/platform/mail/mail-gate.ts'
import { mailboxKey } from '@wellmet/platform/mail/mailbox.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { atHour, dateIn } from '@wellmet/platform/values/calendar.rules.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { findPermissions, type FoundPermission } from './find-permissions.ts'
import { judgeWrite, type WriteJudgement } from './may-write.rules.ts'
import { recipientZone } from './recipient-zone.rules.ts'
import {
  findFirstSentBy,
  findLastWritten,
  findOfficeTime,
  findRecipient,
  listRequestsAbout,
  listSentBy,
  listSentTo,
  type RecipientRow,
} from './sending.store.ts'
import { countedDays } from './write-caps.rules.ts'

export interface WriteWish {
  sender: MailSender
  to: string
  /** The introduction that it is about. Without it, every one to this address counts. */
  requestId?: string
  /** What was counted for this same message already. */
  except?: string | null
  /** The message itself, once it is written: what was written before it may be what it adds to. */
  message?: string
}

export interface Judged {
  judgement: WriteJudgement
  permissions: FoundPermission[]
  /** Of the sender: a day is told as it is there. */
  senderZone: string
}

/**
 * Whether a member may write to this address from their own mailbox now. Asks the gate of all mail first, which knows who
 * wants none, and holds its counters until the transaction ends, so no other transaction can use up the cap in between.
 * As the system: objections and caps are those of the whole server.
 */
export async function mayWrite(tx: Tx, services: Services, wish: WriteWish): Promise<Judged> {
  const { sender, to, requestId, except = null, message = null } = wish
  const now = services.now()
  const keys = addressKeys(services, to)
  const about = { ...sender, keys, addresses: [...new Set([to.toLowerCase(), mailboxOf(to)])] }
  const gate = await mayMail(tx, services, { sender, to })
  const recipient = await findRecipient(tx, {
    ...about,
    mailboxKey: mailboxNumber(services, to) ?? '0',
    today: now.toISOString().slice(0, 10),
  })
  const requests = await listRequestsAbout(tx, { ...about, requestId: requestId ?? null, except })
  const permissions = await findPermissions(tx, services, { ...sender, keys, recipient, requests })
  const { lastFromThem, awayUntil } = recipient
  const senderZone = recipient.senderZone ?? requests[0]?.timeZone ?? 'UTC'
  const zone = zoneOf(recipient, senderZone)
  const mailbox = mailboxKey(services, to)
  const written = await findLastWritten(tx, { userId: sender.userId, keys, mailbox, message })
  const lastToThem = latest(recipient.lastToThem, written.at)
  const judgement = judgeWrite({
    now,
    gate,
    isErased: recipient.isErased || (await erasedAmong(tx, sender, keys)) !== null,
    isTeammate: recipient.isTeammate,
    permissions: permissions.map(({ kind }) => kind),
    hasWrittenLast: lastFromThem !== null && lastToThem !== null && lastFromThem > lastToThem,
    awayUntil: awayUntil === null ? null : atHour(dateIn(addDays(new Date(awayUntil), 1), 'UTC'), 9, zone),
    saidNoAt: requests.reduce<Date | null>((found, one) => latest(found, one.saidNoAt), null),
    toRecipient: (await listSentTo(tx, { mailbox, since: addDays(now, -countedDays), except })).map(({ at }) => at),
    bySender: await listSentBy(tx, { userId: sender.userId, since: addDays(now, -1), except }),
    firstBySender: (await findFirstSentBy(tx, { userId: sender.userId })).at,
  })
  return { judgement: await inOfficeHours(tx, judgement, now, zone), permissions, senderZone }
}

const latest = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one

const zoneOf = ({ personPlace, companyPlace }: RecipientRow, sender: string): string =>
  recipientZone({ person: personPlace, company: companyPlace }, sender)

/** Not the moment itself where it is counted for all members: it would tell when another one wrote. */
const earliestOf = ({ reason, from }: Extract<WriteJudgement, { is: 'later' }>, zone: string): Date =>
  reason === 'recipient_cap' ? atHour(dateIn(addDays(from, 1), zone), 9, zone) : from

/** What waits, waits until their office opens. PostgreSQL says when: it knows when clocks change. */
async function inOfficeHours(tx: Tx, judgement: WriteJudgement, now: Date, zone: string): Promise<WriteJudgement> {
  if (judgement.is === 'no' || (judgement.is === 'yes' && judgement.isAnswer)) return judgement
  const earliest = judgement.is === 'later' ? earliestOf(judgement, zone) : now
  const { at } = await findOfficeTime(tx, { moment: earliest, zone })
  if (judgement.is === 'later') return { ...judgement, from: at }
  return at > now ? { is: 'later', reason: 'quiet_hours', from: at } : judgement
}
