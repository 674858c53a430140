import type { Tx } from '../database/connection.ts'
import { attempt, enqueue, work, type Work } from '../jobs/job.ts'
import { inPlace } from '../jobs/places.ts'
import type { Services } from '../services.ts'
import { addDays } from '../values/days.rules.ts'
import { present } from '../values/present.rules.ts'
import { parkLostMails, readReturnedMailsJob, reconcileMailsJob, sendKeyOf, sendMailJob } from './mail.jobs.ts'
import { isUnreachable, returnedDaysKept } from './is-unreachable.ts'
import { isAskedFor, isRefusable, openContent } from './mail-content.ts'
import { readMailFrom } from './mail-sender.rules.ts'
import { deleteReturnedBefore, listForgottenMails } from './mail.store.ts'
import { readReturnedMails } from './read-returned-mails.ts'
import { reconcileMails } from './reconcile-mails.ts'
import { feedbackIdHeader, returnAddress, returnToken } from './return-address.ts'
import { sentFolder } from './sent-folder.ts'
import { reportResult, settleTry } from './settle-mail.ts'
import { isSendingPaused } from './sending-pause.ts'
import { isSuppressedSince } from './suppress-mailbox.ts'

const laterMs = 2_000
const whilePausedMs = 60_000

const sendMail = attempt(sendMailJob, ({ services }, { mailId }) =>
  inPlace(
    services.mail.places,
    () => sendOnce(services, mailId),
    () => {
      const runAt = new Date(services.now().getTime() + laterMs)
      // As the system: sends mail
      return services.database.system.asSystem((tx) =>
        enqueue(tx, sendMailJob, { mailId }, { runAt, key: sendKeyOf(mailId) }),
      )
    },
  ),
)

/**
 * A claim is final. If the process dies between the claim and the answer of the server, the mail may have been sent, so
 * it is parked and never sent again automatically. Only a mail that the server did not accept is tried again.
 */
async function sendOnce(services: Services, mailId: string): Promise<void> {
  const mail = await services.database.system.asSystem((tx) => claimMail(tx, services, mailId))
  if (!mail) return
  const { fromName, subject, body, html, headers } = mail.text
  const verdict = await services.mail.deliver({
    from: fromName
      ? { name: fromName, address: readMailFrom(services.config.MAIL_FROM).address }
      : services.config.MAIL_FROM,
    ...returnPath(services, mail),
    // An address object: a string with a comma would add a recipient.
    to: { name: mail.toName ?? '', address: mail.toAddress },
    ...(mail.replyToAddress ? { replyTo: { name: mail.replyToName ?? '', address: mail.replyToAddress } } : {}),
    headers: services.config.BOUNCE_ADDRESS
      ? { ...headers, [feedbackIdHeader]: returnToken(services, mailId) }
      : headers,
    subject,
    text: body,
    ...(html === undefined ? {} : { html }),
    messageId: mail.messageId,
  })
  const result = await services.database.system.asSystem((tx) => settleTry(tx, services, mail, verdict))
  reportResult(services, mail, result, verdict)
}

function returnPath(services: Services, { id, toAddress }: { id: string; toAddress: string }) {
  const from = returnAddress(services, services.config, id)
  return from === null ? {} : { envelope: { from, to: toAddress } }
}

/**
 * Undefined if somebody else has claimed it, if no email may leave now, if its recipient wants no mail any more, which
 * deletes it, or if mail to them comes back.
 */
async function claimMail(tx: Tx, services: Services, mailId: string) {
  if (await isSendingPaused(tx)) {
    const runAt = new Date(services.now().getTime() + whilePausedMs)
    await enqueue(tx, sendMailJob, { mailId }, { runAt, key: sendKeyOf(mailId) })
    return undefined
  }
  const mail = await tx
    .updateTable('platform.mails')
    .set({ status: 'sending', claimedAt: services.now() })
    .where('id', '=', mailId)
    .where('status', '=', 'queued')
    .returningAll()
    .executeTakeFirst()
  if (!mail) return undefined
  const text = openContent(services, mailId, present(mail.content))
  if (!isAskedFor(mail, text) && (await isUnreachable(tx, services, mail.toAddress))) {
    const verdict = { verdict: 'refused', problem: 'Mail to this address comes back.' } as const
    reportResult(services, mail, await settleTry(tx, services, mail, verdict), verdict)
    return undefined
  }
  if (!isRefusable(text) || !(await isSuppressedSince(tx, services, mail.toAddress, mail.queuedAt)))
    return { ...mail, text }
  await tx.deleteFrom('platform.mails').where('id', '=', mailId).execute()
  services.log.info({ mailId, kind: mail.kind }, 'a mail was deleted: while it waited, its recipient said never')
  return undefined
}

const parkLost = work(parkLostMails, async ({ tx, services }) => {
  const parked = await tx
    .updateTable('platform.mails')
    .set({ status: 'parked', problem: 'The process that was sending it stopped before the verdict.' })
    .where('status', '=', 'sending')
    .where('claimedAt', '<', new Date(services.now().getTime() - 5 * 60_000))
    .returning('id')
    .execute()
  if (parked.length > 0) services.log.warn({ mails: parked.map(({ id }) => id) }, 'mails parked: their fate is unknown')
  for (const _ of parked) services.metrics.countMail('parked')
  await queueForgotten(tx, services)
})

const forgottenAfterMs = 60 * 60_000

/** A mail that is long due and has no job, because its job failed too often before the mail was claimed. */
async function queueForgotten(tx: Tx, services: Services): Promise<void> {
  const forgotten = await listForgottenMails(tx, { before: new Date(services.now().getTime() - forgottenAfterMs) })
  for (const { id } of forgotten) await enqueue(tx, sendMailJob, { mailId: id }, { key: sendKeyOf(id) })
  if (forgotten.length > 0)
    services.log.warn({ mails: forgotten.map(({ id }) => id) }, 'mails had no job: queued again')
}

/** Comes by the clock again, so a failure is said and not repeated: jobs that wait for a server would pile up. */
const reconcile = attempt(reconcileMailsJob, async ({ services }) => {
  const { SENT_IMAP_URL: url } = services.config
  if (url === undefined) return
  const folder = sentFolder(url)
  try {
    const { sent, resent, unknown } = await reconcileMails(services, folder.lookUp)
    if (sent.length + resent.length > 0) services.log.info({ sent, resent, unknown }, 'mails of unknown fate looked up')
  } catch (error) {
    services.log.error({ err: error }, 'the folder of sent mail could not be searched; parked mails stay parked')
  } finally {
    await folder.close()
  }
})

/** As above: the folder is read again by the clock. */
const readReturned = attempt(readReturnedMailsJob, async ({ services }) => {
  const { BOUNCE_IMAP_URL: url } = services.config
  if (url === undefined) return
  try {
    const noted = await readReturnedMails(services, url)
    const { ignored, ...some } = noted
    if (Object.values(some).some((count) => count > 0)) services.log.info({ ...some, ignored }, 'mails came back')
  } catch (error) {
    services.log.error({ err: error }, 'the folder of returned mail could not be read')
  }
  // As the system: what came back long ago
  await services.database.system.asSystem((tx) =>
    deleteReturnedBefore(tx, { before: addDays(services.now(), -returnedDaysKept) }),
  )
})

export const mailWork: Work[] = [sendMail, parkLost, reconcile, readReturned]
