import { z } from 'zod'
import type { Tx } from '../database/connection.ts'
import { enqueue, job } from '../jobs/job.ts'
import { Id } from '../contract/shapes.ts'
import { newId } from '../values/id.ts'

export interface Mail {
  /** What it is, for the operator: `account.verify-email`. */
  kind: string
  to: { name?: string; address: string }
  subject: string
  /** Plain text. There is no HTML part, no picture and no tracking. */
  body: string
}

export const sendMailJob = job('platform.send-mail', z.object({ mailId: Id }))

/**
 * Says that a mail is to go out, in the transaction of what it is about. Its Message-ID is fixed here, before any
 * attempt, so that a mail whose fate is unknown can be looked up where it was sent from.
 */
export async function queueMail(tx: Tx, publicUrl: string, mail: Mail): Promise<string> {
  const id = newId()
  await tx
    .insertInto('platform.mails')
    .values({
      id,
      messageId: `<${id}@${new URL(publicUrl).hostname}>`,
      kind: mail.kind,
      toName: mail.to.name ?? null,
      toAddress: mail.to.address,
      subject: mail.subject,
      body: mail.body,
    })
    .execute()
  await enqueue(tx, sendMailJob, { mailId: id })
  return id
}
