import { parseArgs } from 'node:util'
import { settingsOf } from '@wellmet/platform/area.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { areas, hooks } from '../../apps/areas.ts'
import { describeMachine } from '../../bench/ground/machine.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { atLeast, equal, none, printPromises } from './promise.ts'
import { addressesOf, judgeSends, sendUnderKills, shiftToMonday, startMailProviders } from './sends-under-kills.ts'

/**
 * Members send from mailboxes at Gmail and Graph while workers are killed with SIGKILL, and the providers answer with
 * errors and broken connections after they have sent. Some recipients unsubscribe, object or reply before that, or sleep.
 */
const { values } = parseArgs({
  options: {
    senders: { type: 'string', default: '250' },
    messages: { type: 'string', default: '45' },
    kills: { type: 'string', default: '50' },
    'to-one': { type: 'string', default: '50' },
    faults: { type: 'string', default: '0.15' },
  },
})
const plan = {
  senders: Number(values.senders),
  messages: Number(values.messages),
  kills: Number(values.kills),
  toOne: Number(values['to-one']),
  faults: Number(values.faults),
  workers: 2,
  isSilentAtTimes: true,
}

await runUndoing(async (undoing) => {
  console.log(
    `${plan.senders} senders x ${plan.messages} messages, ${plan.kills} x kill -9 of a worker, ${plan.faults * 100}% faults; ${describeMachine()}`,
  )
  const product = await preparePrivateProduct(undoing)
  const providers = await startMailProviders(addressesOf(plan))
  undoing.later(() => providers.close())
  const database = await connectToDatabase(product, undoing)
  const environment = {
    ...product.environment,
    ...providers.settings,
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test',
    // Nobody answers there: mail of the server is queued, and waits.
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'error',
    JOB_CONCURRENCY: '4',
  }
  const shiftMs = shiftToMonday()
  const services = await openServices(readConfig(environment, settingsOf(areas)), 'writer', {
    hooks,
    now: () => new Date(Date.now() + shiftMs),
  })
  undoing.later(() => services.close())
  const stage = { services, database, adminUrl: product.adminUrl, environment, shiftMs, folder: product.folder }
  const done = await sendUnderKills(stage, providers, plan)
  const wrong = judgeSends(done)
  const { written, refused, left, seconds, killed, toOne } = done
  printTable(
    'What happened',
    ['', ''],
    [
      ['messages written', written.size],
      ['refused by a cap', refused.length],
      ['messages that left', left.length],
      ['per second, kills included', (left.length / seconds).toFixed(1)],
      ['requests that ended in a fault', countFaults(providers)],
    ],
  )
  return printPromises([
    equal('kills', plan.kills, killed),
    none('sent twice', wrong.twice),
    none('lost', wrong.lost),
    none('left, and not called sent', wrong.wrongState),
    none('left, and never written', wrong.neverWritten),
    none('after an unsubscribe', wrong.afterUnsubscribe),
    none('after an objection', wrong.afterObjection),
    none('after a reply', wrong.afterReply),
    none('outside office hours', wrong.outsideHours),
    none('mailboxes above their cap', wrong.aboveCap),
    equal(`of ${plan.toOne} members, those who could write to one person in a week`, Math.min(1, plan.toOne), toOne),
    atLeast('refused by a cap', plan.messages > 40 ? plan.senders : 0, refused.length),
  ])
})

function countFaults({ google, graph }: Awaited<ReturnType<typeof startMailProviders>>): number {
  return [google, graph].flatMap(({ asked }) => asked).filter(({ status }) => status === 0 || status >= 429).length
}
