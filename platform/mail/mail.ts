import type { Tx } from '../database/connection.ts'
import { enqueue } from '../jobs/job.ts'
import { EmailAddress } from '../contract/shapes.ts'
import { newId } from '../values/id.ts'
import { sendMailJob } from './mail.jobs.ts'

export interface MailAddress {
  name?: string
  address: string
}

export interface Mail {
  /** What it is, for the operator: `account.verify-email`. */
  kind: string
  to: MailAddress
  /** Who reads an answer, where that is not us. */
  replyTo?: MailAddress
  /** A page on which to say that one wants no more of this kind: List-Unsubscribe. */
  leaveUrl?: string
  /** The id of what it speaks of: forgotten with it. */
  about?: string
  subject: string
  /** Plain text. There is no HTML part, no picture and no tracking. */
  body: string
}

/** One address and nothing else. What was imported may hold anything, and two addresses would be two recipients. */
export const isMailAddress = (address: string): boolean =>
  EmailAddress.safeParse(address).data === address.toLowerCase()

/**
 * Says that a mail is to go out, in the transaction of what it is about. Its Message-ID is fixed here, before any
 * attempt, so that a mail whose fate is unknown can be looked up where it was sent from.
 */
export async function queueMail(tx: Tx, publicUrl: string, mail: Mail): Promise<string> {
  for (const { address } of mail.replyTo ? [mail.to, mail.replyTo] : [mail.to]) {
    if (!isMailAddress(address)) throw new Error(`Not one plain address in a mail of kind ${mail.kind}`)
  }
  const id = newId()
  await tx
    .insertInto('platform.mails')
    .values({
      id,
      messageId: `<${id}@${new URL(publicUrl).hostname}>`,
      kind: mail.kind,
      toName: mail.to.name ?? null,
      toAddress: mail.to.address,
      replyToName: mail.replyTo?.name ?? null,
      replyToAddress: mail.replyTo?.address ?? null,
      leaveUrl: mail.leaveUrl ?? null,
      about: mail.about ?? null,
      subject: mail.subject,
      body: mail.body,
    })
    .execute()
  await enqueue(tx, sendMailJob, { mailId: id })
  return id
}
