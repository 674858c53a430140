import { z } from 'zod'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { WorkContext } from '@wellmet/platform/jobs/job.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
import { open, seal } from '@wellmet/platform/vault/vault.ts'
import { VaultError } from '@wellmet/platform/vault/vault-error.ts'
import { linkHours } from './objections.contract.ts'
import { sendDataLinkJob } from './objections.jobs.ts'
import { dataLinkMail } from './objections.mails.ts'
import { objectionsMessages } from './objections.messages.ts'

const Proof = z.object({ email: z.string(), expiresAt: z.coerce.date() })
const context = 'contacts.objections/link'

/** The same answer, after the same work, for every address. Nothing is stored of who asks but the mail. */
export const askForDataLink = ({ db }: Call, { email }: { email: string }): Promise<undefined> =>
  // As the system: whoever asks has no account
  db.asSystem(async (tx) => {
    await enqueue(tx, sendDataLinkJob, { email }, { key: `${sendDataLinkJob.name}:${email}` })
    return undefined
  })

/**
 * Sends the link to any address, known or not, because only the reader of its mailbox may learn what is stored. The mail
 * gate limits how many are sent an hour.
 *
 * The part after a plus sign is removed, because the choice applies to the whole mailbox, and some providers treat such
 * an address as another mailbox.
 */
export async function sendDataLink({ tx, services }: WorkContext, { email }: { email: string }): Promise<void> {
  await queueMail(tx, services, dataLinkMail(mailboxOf(email), makeLink(services, email)))
}

/** The address is in the link itself, sealed: there is no row that says who asked. */
function makeLink(services: Services, email: string): string {
  const expiresAt = new Date(services.now().getTime() + linkHours * secondsPerHour * 1000)
  const token = seal(services.keyRing, JSON.stringify({ email, expiresAt }), context)
  return new URL(`/privacy/your-data?token=${token}`, services.config.PUBLIC_URL).href
}

/** The address that was asked about; the link was sent to its mailbox. */
export function readDataLink(services: Services, token: string): string {
  const proof = openLink(services, token)
  if (!proof || proof.expiresAt <= services.now()) throw fail('link_not_valid', objectionsMessages.linkNotValid())
  return proof.email
}

function openLink({ keyRing }: Services, token: string): z.infer<typeof Proof> | null {
  try {
    return Proof.parse(JSON.parse(open(keyRing, token, context)))
  } catch (error) {
    if (error instanceof VaultError) return null
    throw error
  }
}
