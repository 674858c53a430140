import { hooks } from '../../apps/areas.ts'
import { readFileSync } from 'node:fs'
import { ConfigError, readConfig } from '@wellmet/platform/config/config.ts'
import { reconcileMails, resendMail, settleMail } from '@wellmet/platform/mail/reconcile-mails.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import type { Services } from '@wellmet/platform/services.ts'

/**
 * list        npm run mails -- list                 mails whose fate is unknown
 * settle      npm run mails -- settle <id>          it was sent: nothing more is done
 * resend      npm run mails -- resend <id>          it was not sent: it is, under the same Message-ID
 * reconcile   npm run mails -- reconcile <file>     all of them, by a log of the mail server that names what it took
 *
 * With the settings of the API and the worker in the environment.
 */
const [command, what] = process.argv.slice(2)
const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(what ?? '')

try {
  if (command === 'list') await withServices(list)
  else if (command === 'settle' && isId) await withServices((services) => settle(services, what!))
  else if (command === 'resend' && isId) await withServices((services) => resend(services, what!))
  else if (command === 'reconcile' && what) await withServices((services) => reconcile(services, what))
  else {
    console.error('npm run mails -- list | settle <id> | resend <id> | reconcile <log of the mail server>')
    process.exitCode = 2
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}

async function withServices(use: (services: Services) => Promise<void>): Promise<void> {
  const services = await openServices(readConfig(process.env), 'wellmet-mails', { hooks })
  try {
    await use(services)
  } finally {
    await services.close()
  }
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
  if (done) console.log(words)
  else {
    console.error('No mail of that id is of unknown fate: npm run mails -- list')
    process.exitCode = 1
  }
}

async function reconcile(services: Services, file: string): Promise<void> {
  const log = readFileSync(file, 'utf8')
  const { sent, resent, unknown } = await reconcileMails(services, async (messageId) => log.includes(messageId))
  console.log(`${sent.length} were sent, ${resent.length} are queued again, ${unknown.length} stay unknown.`)
}
