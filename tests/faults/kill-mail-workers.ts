import { hooks } from '../../apps/areas.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { says } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import { reconcileMails } from '@wellmet/platform/mail/reconcile-mails.ts'
import { openServices, type OpenServices } from '@wellmet/platform/open-services.ts'
import { secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
import { describeMachine } from '../../bench/ground/machine.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { placeWorker } from './fleet.ts'
import { killInTurns } from './kill-in-turns.ts'
import { equal, none, printPromises } from './promise.ts'
import { parkUnknownMails, timeUntilGivenBack, waitForEmptyQueue } from './queue.ts'
import { startSlowMailServer } from './slow-mail-server.ts'

/**
 * Two workers send emails to a real SMTP server and are killed with SIGKILL in turns while they do. What they leave
 * unknown is looked up by Message-ID where it would have arrived: in the end every email was received exactly once.
 */
const { values } = parseArgs({
  options: {
    emails: { type: 'string', default: '5000' },
    kills: { type: 'string', default: '50' },
  },
})
const [emails, kills] = [values.emails, values.kills].map(Number) as [number, number]

async function queueEmails(services: OpenServices): Promise<void> {
  for (let done = 0; done < emails; done += 500) {
    await services.database.system.asSystem(async (tx) => {
      for (let at = done; at < Math.min(emails, done + 500); at++)
        await queueMail(tx, services, {
          kind: 'test.mail',
          sender: null,
          to: { name: `Person ${at}`, address: `person${at}@example.com` },
          subject: `Email ${at}`,
          blocks: [says('Would you introduce me?')],
        })
    })
  }
}

await runUndoing(async (undoing) => {
  console.log(`${emails} emails, ${kills} x kill -9 of a worker; ${describeMachine()}`)
  const product = await preparePrivateProduct(undoing)
  const { taken, url } = await startSlowMailServer(60, undoing)
  const database = await connectToDatabase(product, undoing)
  const environment = {
    ...product.environment,
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test',
    SMTP_URL: url,
    LOG_LEVEL: 'warn',
    JOB_CONCURRENCY: '4',
  }
  // A later clock: what was parked just now counts as looked for long enough.
  const services = await openServices(readConfig(environment), 'reconciler', {
    hooks,
    now: () => new Date(Date.now() + 1000 * secondsPerHour),
  })
  undoing.later(() => services.close())
  await queueEmails(services)

  const options = { environment, folder: product.folder, undoing }
  const workers = [placeWorker('worker-1', options), placeWorker('worker-2', options)]
  const killer = killInTurns([], workers, {
    kills,
    of: emails,
    replaceAfterMs: 300,
    givenBack: (pid) => timeUntilGivenBack(database, pid, 120),
  })
  const began = performance.now()
  let killedInTime = 0
  while (taken.size < emails * 0.99 && performance.now() - began < 1_200_000) {
    killer.onProgress(taken.size)
    killedInTime = killer.killed.length
    await sleep(50)
    const { rows } = await database.query<{ n: number }>(
      `select count(*)::int n from platform.mails where status = 'queued'`,
    )
    if (rows[0]!.n === 0) break
  }
  await killer.finished()
  await waitForEmptyQueue(database, 300)
  const tookMs = performance.now() - began
  const unknown = await parkUnknownMails(database)
  await waitForEmptyQueue(database, 60)
  const receivedBefore = taken.size
  const first = await reconcileMails(services, async (messageId) => taken.has(messageId))
  await waitForEmptyQueue(database, 120)
  const second = await reconcileMails(services, async (messageId) => taken.has(messageId))

  const { rows: mails } = await database.query<{ id: string; message_id: string; status: string }>(
    'select id, message_id, status from platform.mails',
  )
  const promises = [
    equal('emails queued', emails, mails.length),
    equal('kills', kills, killer.killed.length),
    equal('emails received', emails, taken.size),
    none(
      'emails received twice',
      [...taken].filter(([, times]) => times > 1).map(([id]) => id),
    ),
    none(
      'emails called sent and not received',
      mails.filter(({ status, message_id }) => status === 'sent' && !taken.has(message_id)).map(({ id }) => id),
    ),
    none(
      'emails not called sent in the end',
      mails.filter(({ status }) => status !== 'sent').map(({ id, status }) => `${id} ${status}`),
    ),
    equal('of unknown fate, all looked up', unknown, first.sent.length + first.resent.length),
    equal('looked up as not sent = not received until then', emails - receivedBefore, first.resent.length),
    equal('still unknown after that', 0, second.sent.length + second.resent.length + second.unknown.length),
  ]
  printTable(
    'What happened',
    ['', ''],
    [
      ['emails per second, kills included', (emails / (tookMs / 1000)).toFixed(1)],
      ['kills while emails were being sent', killedInTime],
      ['of unknown fate after the kills', unknown],
      ['looked up: had been sent', first.sent.length],
      ['looked up: had not, sent again once', first.resent.length],
    ],
  )
  return printPromises(promises)
})
