import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { describeMachine } from '../../bench/ground/machine.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { placeApi, placeWorker } from './fleet.ts'
import { killInTurns } from './kill-in-turns.ts'
import { printPromises } from './promise.ts'
import { parkUnknownMails, prepareWitness, timeUntilGivenBack, waitForEmptyQueue } from './queue.ts'
import { signUpMany } from './sign-up-client.ts'
import { startSlowMailServer } from './slow-mail-server.ts'
import { verifyAccounts } from './verify-accounts.ts'
import { verifyAnswers, verifyReplays } from './verify-answers.ts'
import { verifyLaterWork } from './verify-later-work.ts'

const metricsToken = 'a token of the operator'

/**
 * Two APIs and two workers on one database; in the middle of the load one of each is killed with SIGKILL. Nothing that
 * was acknowledged may be missing, and nothing may have happened twice.
 */
const { values } = parseArgs({
  options: {
    'sign-ups': { type: 'string', default: '2000' },
    kills: { type: 'string', default: '1' },
    clients: { type: 'string', default: '20' },
  },
})
const [signUps, kills, clients] = [values['sign-ups'], values.kills, values.clients].map(Number) as [
  number,
  number,
  number,
]

await runUndoing(async (undoing) => {
  console.log(
    `${signUps} sign-ups by ${clients} clients, ${kills} x kill -9 of an API and a worker; ${describeMachine()}`,
  )
  const product = await preparePrivateProduct(undoing)
  const mailServer = await startSlowMailServer(60, undoing)
  const database = await connectToDatabase(product, undoing)
  await prepareWitness(database)
  const environment = {
    ...product.environment,
    METRICS_TOKEN: metricsToken,
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test',
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'warn',
  }
  const options = { environment, folder: product.folder, undoing }
  const apis = [await placeApi('api-1', options), await placeApi('api-2', options)]
  const workers = [placeWorker('worker-1', options), placeWorker('worker-2', options)]
  const origins = apis.map(({ origin }) => origin)

  const killer = killInTurns(apis, workers, {
    kills,
    of: signUps,
    replaceAfterMs: 4_000,
    givenBack: (pid) => timeUntilGivenBack(database, pid, 60),
  })
  const began = performance.now()
  const answers = await signUpMany(origins, signUps, clients, (total) => killer.onProgress(total))
  const tookMs = performance.now() - began
  const { outages, givenBackAfter } = await killer.finished()
  const drainedMs = await waitForEmptyQueue(database, 180)
  const unknown = await parkUnknownMails(database)
  await waitForEmptyQueue(database, 60)
  await sleep(1_500)
  const headers = { authorization: `Bearer ${metricsToken}` }
  const answer = await fetch(`${origins[0]}/health/status`, { headers })
  const status = (await answer.json()) as { mails: { parked: number } }

  const later = await verifyLaterWork(database, answers.acknowledged.length, mailServer)
  const promises = [
    ...verifyAnswers(answers, signUps, outages),
    ...(await verifyAccounts(database, answers.acknowledged)),
    ...later.promises,
    {
      what: 'mails of unknown fate that GET /health/status reports',
      expected: unknown,
      seen: status.mails.parked,
      kept: unknown === status.mails.parked,
    },
    ...(await verifyReplays(
      origins,
      answers.acknowledged.filter((_, at) => at % Math.ceil(signUps / 40) === 0),
    )),
  ]
  const tally = (counts: Iterable<readonly [string, number]>) =>
    [...counts].map(([name, times]) => `${times} x ${name}`).join(', ') || 'none'
  const lost = Map.groupBy(answers.connectionErrors, ({ cause }) => cause)
  printTable(
    'What happened',
    ['', ''],
    [
      ['sign-ups per second', (signUps / (tookMs / 1000)).toFixed(1)],
      ['answers', tally(answers.statuses)],
      ['connections lost by clients', tally([...lost].map(([cause, all]) => [cause, all.length] as const))],
      ['answered from a kept answer after a lost connection', answers.replayed],
      ['killed', killer.killed.join(', ') || 'nobody'],
      ['API away', outages.map(({ from, until }) => `${((until - from) / 1000).toFixed(1)} s`).join(', ') || 'never'],
      [
        'jobs of the killed worker given back after',
        givenBackAfter.map((after) => (after === null ? 'it held none' : `${after.toFixed(1)} s`)).join(', ') ||
          'never',
      ],
      ['queue empty after the last sign-up', `${(drainedMs / 1000).toFixed(1)} s`],
      ['mails', tally(later.statuses)],
    ],
  )
  const fates = later.reconciled.map(({ messageId, status: now, fate }) => [messageId, now, fate])
  if (fates.length > 0)
    printTable('Mails whose sender was killed, looked up by Message-ID', ['Message-ID', 'status', 'in truth'], fates)
  return printPromises(promises)
})
