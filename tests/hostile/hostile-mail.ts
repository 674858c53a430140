import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { describeMachine } from '../../bench/ground/machine.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase, startApiAndWorker } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { attackByMail, brokenCaps, largestOf } from './attack-by-mail.ts'

/**
 * Hostile accounts ask and invite against a product of their own on loopback, with the caps that people run. Prints what
 * the worst mailbox and the worst user got, and fails above a cap or if an unverified account caused a mail.
 */
const { values } = parseArgs({
  options: { asks: { type: 'string', default: '10000' }, invitations: { type: 'string', default: '1000' } },
})
const patienceMs = 300_000
const [asks, invitations] = [Number(values.asks), Number(values.invitations)] as const
/** The defaults of MAILS_PER_USER_ON_FIRST_DAY and MAILS_PER_RECIPIENT_A_DAY. */
const caps = { perUser: 5, perMailbox: 10 }

await runUndoing(async (undoing) => {
  console.log(`${asks} asks and ${invitations} invitations; ${describeMachine()}`)
  const product = await preparePrivateProduct(undoing)
  const catcher = await startMailCatcher()
  undoing.later(() => catcher.stop())
  const { origin } = await startApiAndWorker(product, undoing, {
    SMTP_URL: catcher.url,
    REQUESTS_PER_MINUTE: '1000000',
    MAILS_PER_USER_ON_FIRST_DAY: String(caps.perUser),
    MAX_WAIT_MS: '20000',
  })
  const database = await connectToDatabase(product, undoing)
  const began = performance.now()
  const attacked = await attackByMail({
    origin,
    mails: catcher.mails,
    settle: () => waitForMails(database),
    asks,
    invitations,
    verified: 14,
    unverified: 6,
  })
  const counts = (map: ReadonlyMap<unknown, number>): string =>
    [...map].map(([key, count]) => `${String(key)}: ${count}`).join(', ') || 'none'
  printTable(
    'Hostile mail',
    ['', ''],
    [
      ['seconds', ((performance.now() - began) / 1000).toFixed(0)],
      ['answers to verified accounts', counts(attacked.answers.verified)],
      ['answers to unverified accounts', counts(attacked.answers.unverified)],
      ['mails by kind', counts(attacked.perKind)],
      [`most to one mailbox (cap ${caps.perMailbox})`, largestOf(attacked.perMailbox)],
      [`most of one user (cap ${caps.perUser})`, largestOf(attacked.perUser)],
      ['of unverified accounts', attacked.fromUnverified],
    ],
  )
  const broken = brokenCaps(attacked, caps)
  console.log(broken.length === 0 ? '\nAll caps kept.' : `\nBroken: ${broken.join('; ')}`)
  return broken.length === 0 ? 0 : 1
})

/** Until no mail waits and no event is left to be delivered. */
async function waitForMails(database: pg.Client): Promise<void> {
  for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(100)) {
    const { rows } = await database.query<{ n: number }>(
      `select (select count(*)::int from platform.mails where status in ('queued', 'sending'))
         + (select count(*)::int from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
            where t.identifier = 'platform.deliver-event' and j.run_at <= now()) as n`,
    )
    if (rows[0]!.n === 0) return
  }
  throw new Error('The mails were not sent in time.')
}
