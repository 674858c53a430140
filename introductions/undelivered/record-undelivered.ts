import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { findRequest } from '../moves/lock-request.ts'
import { listChanges, recordChange } from '../moves/record-change.ts'
import { emailDeliveredLine, emailFailedLine, recipientOf, findUnreached } from './undelivered.rules.ts'

interface AboutMail {
  kind: string
  about: string | null
}

/** Notifies the asker that an email about their request could not be delivered. The stage does not change. */
export async function recordFailedEmail({ tx, services }: ReactionContext, { kind, about }: AboutMail): Promise<void> {
  const row = await findRequestOf({ tx, services }, { kind, about })
  const recipient = row && recipientOf(kind, row)
  if (!row || !recipient || findUnreached(row, await listChanges(tx, row.id)) === recipient) return
  await recordChange(tx, services, row, { by: 'system', kind: emailFailedLine, note: recipient })
}

/** The same email was sent again, and has left. */
export async function recordDeliveredEmail({ tx, services }: ReactionContext, mail: AboutMail): Promise<void> {
  const row = await findRequestOf({ tx, services }, mail)
  const recipient = row && recipientOf(mail.kind, row)
  if (!row || !recipient || findUnreached(row, await listChanges(tx, row.id)) !== recipient) return
  await recordChange(tx, services, row, { by: 'system', kind: emailDeliveredLine, note: recipient })
}

async function findRequestOf({ tx }: ReactionContext, { kind, about }: AboutMail) {
  if (about === null || !kind.startsWith('introductions.')) return null
  const row = await findRequest(tx, about)
  return row && row.personDeletedAt === null ? row : null
}
