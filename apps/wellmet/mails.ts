import { readFileSync } from 'node:fs'
import { reconcileMails, resendMail, settleMail } from '@wellmet/platform/mail/reconcile-mails.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { Refusal, UsageError } from './refusal.ts'
import { withServices } from './with-services.ts'

/**
 * wellmet mails list                 mails whose fate is unknown
 * wellmet mails settle <id>          it was sent: nothing more is done
 * wellmet mails resend <id>          it was not sent: it is, under the same Message-ID
 * wellmet mails reconcile <file>     all of them, by a log of the mail server that names what it took
 */
export async function run([command, what = '']: string[]): Promise<void> {
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(what)
  if (command === 'list') await withServices('mails', list)
  else if (command === 'settle' && isId) await withServices('mails', (services) => settle(services, what))
  else if (command === 'resend' && isId) await withServices('mails', (services) => resend(services, what))
  else if (command === 'reconcile' && what) await withServices('mails', (services) => reconcile(services, what))
  else throw new UsageError('wellmet mails list | settle <id> | resend <id> | reconcile <log of the mail server>')
}

async function list({ database }: Services): Promise<void> {
  const mails = await database.system.asSystem((tx) =>
    tx
      .selectFrom('platform.mails')
      .select(['id', 'messageId', 'kind', 'claimedAt', 'resentAt', 'problem'])
      .where('status', '=', 'parked')
      .orderBy('claimedAt')
      .execute(),
  )
  for (const { id, messageId, kind, claimedAt, resentAt, problem } of mails)
    console.log([id, messageId, kind, claimedAt?.toISOString(), resentAt ? 'sent twice' : '', problem].join('\t'))
  console.log(mails.length === 0 ? 'No mail is of unknown fate.' : `${mails.length} of unknown fate.`)
}

async function settle(services: Services, id: string): Promise<void> {
  const done = await services.database.system.asSystem((tx) =>
    settleMail(tx, services, id, 'sent', 'The operator found that it was sent.'),
  )
  tell(done, 'It counts as sent.')
}

async function resend(services: Services, id: string): Promise<void> {
  tell(await services.database.system.asSystem((tx) => resendMail(tx, services, id)), 'It is queued again.')
}

function tell(done: boolean, words: string): void {
  if (!done) throw new Refusal('No mail of that id is of unknown fate: wellmet mails list')
  console.log(words)
}

async function reconcile(services: Services, file: string): Promise<void> {
  const log = readFileSync(file, 'utf8')
  const { sent, resent, unknown } = await reconcileMails(services, async (messageId) => log.includes(messageId))
  console.log(`${sent.length} were sent, ${resent.length} are queued again, ${unknown.length} stay unknown.`)
}
