import type { Tx } from '../database/connection.ts'
import { announce } from '../events/event.ts'
import { enqueue } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { sendKeyOf, sendMailJob } from './mail.jobs.ts'
import { mailFailed, mailRecovered } from './mail.events.ts'
import { waitAfterTries, withoutAddresses } from './mail-retry.rules.ts'
import type { Verdict } from './transport.ts'

/** A mail that was handed to the mail server. */
export interface TriedMail {
  id: string
  kind: string
  about: string | null
  tries: number
  resentAt: Date | null
}

/** The result of sending a mail: `waiting` has a time at which it is tried again. */
export type MailResult =
  | { is: 'sent' }
  | { is: 'parked' }
  | { is: 'waiting'; nextTryAt: Date }
  | { is: 'refused' }
  | { is: 'given_up' }

/**
 * Saves the verdict about a mail, and announces a failure in the same transaction. What the server refused is not tried
 * again; everything else that it did not take is, for days.
 */
export async function settleTry(
  tx: Tx,
  services: Services,
  mail: TriedMail,
  { verdict, problem }: Verdict,
): Promise<MailResult> {
  const now = services.now()
  if (verdict === 'sent') {
    await saveSent(tx, services, mail, problem)
    return { is: 'sent' }
  }
  if (verdict === 'parked') {
    await updateMail(tx, mail.id, { status: 'parked', problem })
    return { is: 'parked' }
  }
  const tries = mail.tries + 1
  const wait = verdict === 'refused' ? null : waitAfterTries(tries)
  if (wait === null) {
    const result = verdict === 'refused' ? 'refused' : 'given_up'
    await updateMail(tx, mail.id, { status: result, problem, tries, settledAt: now, nextTryAt: null })
    await announce(tx, mailFailed, { mailId: mail.id, kind: mail.kind, about: mail.about, result })
    return { is: result }
  }
  const nextTryAt = new Date(now.getTime() + wait)
  await updateMail(tx, mail.id, { status: 'queued', problem, tries, claimedAt: null, nextTryAt })
  await enqueue(tx, sendMailJob, { mailId: mail.id }, { runAt: nextTryAt, key: sendKeyOf(mail.id) })
  return { is: 'waiting', nextTryAt }
}

interface MailChange {
  status: 'queued' | 'parked' | 'refused' | 'given_up'
  problem: string | null
  tries?: number
  claimedAt?: null
  settledAt?: Date
  nextTryAt?: Date | null
}

const updateMail = (tx: Tx, id: string, change: MailChange) =>
  tx.updateTable('platform.mails').set(change).where('id', '=', id).execute()

/** What it said is not needed any more, and its links are live: deleted in the transaction that settles it. */
async function saveSent(tx: Tx, services: Services, mail: TriedMail, problem: string | null): Promise<void> {
  await tx
    .updateTable('platform.mails')
    .set({ status: 'sent', problem, settledAt: services.now(), nextTryAt: null, content: null })
    .where('id', '=', mail.id)
    .execute()
  if (mail.resentAt) await announce(tx, mailRecovered, { mailId: mail.id, kind: mail.kind, about: mail.about })
}

/** A parked mail was sent, as somebody found out. False if it is not parked: whoever is sooner decides. */
export async function settleAsSent(tx: Tx, services: Services, id: string, problem: string): Promise<boolean> {
  const mail = await tx
    .selectFrom('platform.mails')
    .select(['id', 'kind', 'about', 'tries', 'resentAt'])
    .where('id', '=', id)
    .where('status', '=', 'parked')
    .forUpdate()
    .executeTakeFirst()
  if (!mail) return false
  await saveSent(tx, services, mail, problem)
  services.metrics.countMail('sent')
  return true
}

const words = {
  waiting: 'the mail server did not take a mail: it is tried again',
  parked: 'nobody knows whether a mail was sent',
  refused: 'the mail server refused a mail',
  given_up: 'a mail was given up: the mail server did not take it for days',
} as const

/** Counts the result, and tells the operator of everything but success. Called after the transaction. */
export function reportResult({ log, metrics }: Services, mail: TriedMail, result: MailResult, verdict: Verdict): void {
  metrics.countMail(result.is)
  if (result.is === 'sent') return
  const { id: mailId, kind, tries } = mail
  const answer = withoutAddresses(verdict.problem ?? '')
  const next = result.is === 'waiting' ? { nextTryAt: result.nextTryAt } : {}
  log.warn({ mailId, kind, tries: tries + 1, answer, ...next }, words[result.is])
}
