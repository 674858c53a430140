import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import type { World } from './world.ts'

/** By mailbox and kind, how many emails there are, sent or waiting. */
export type MailCounts = Record<string, Record<string, number>>

/** Compare it whole, at the end of a journey: an email too many is then seen, whoever got it. */
export async function countMails({ mails }: World): Promise<MailCounts> {
  const counts: MailCounts = {}
  for (const { to_address: address, kind } of await mails()) {
    const mailbox = (counts[mailboxOf(address)] ??= {})
    mailbox[kind] = (mailbox[kind] ?? 0) + 1
  }
  return counts
}

/** What everybody gets who signs up, and everybody who is also invited by a teammate. */
export const signedUp = { 'account.verify-email': 1 }
export const invited = { ...signedUp, 'account.invitation': 1 }
