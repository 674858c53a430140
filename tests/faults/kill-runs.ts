import { parseArgs } from 'node:util'
import { hooksOf, settingsOf } from '@wellmet/platform/area.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { areas } from '../../apps/areas.ts'
import { describeMachine } from '../../bench/ground/machine.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { madeUpArea } from '../world/made-up-playbook.ts'
import { plantWorkspace } from './moving-workspace.ts'
import { atLeast, equal, none, printPromises } from './promise.ts'
import { countEffects, runUnderKills } from './runs-under-kills.ts'

/**
 * Runs of a playbook with an act, a wait, an approval, a step that fails at first, and an act that announces, while workers
 * are killed with SIGKILL: in the end every effect has come about exactly once.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '200' }, kills: { type: 'string', default: '30' } },
})
const [runs, kills] = [Number(values.runs), Number(values.kills)]

await runUndoing(async (undoing) => {
  console.log(`${runs} runs of 5 steps, ${kills} x kill -9 of a worker; ${describeMachine()}`)
  const product = await preparePrivateProduct(undoing)
  const database = await connectToDatabase(product, undoing)
  const environment = {
    ...product.environment,
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test',
    // Nobody answers there: mail is queued, and waits.
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'error',
    JOB_CONCURRENCY: '4',
  }
  const everything = [...areas, madeUpArea()]
  const services = await openServices(readConfig(environment, settingsOf(everything)), 'decider', {
    hooks: hooksOf(everything),
  })
  undoing.later(() => services.close())
  const { viewerId, workspaceId } = await plantWorkspace(product.adminUrl, 'Runs', 1)
  const { killed, seconds } = await runUnderKills(
    { services, database, environment, folder: product.folder, who: { userId: viewerId, workspaceId } },
    { runs, kills, workers: 2, settings: { seconds: 1, failures: 2 } },
  )
  const { expected, seen, twice, stepsDone, failures } = await countEffects(database, runs)
  console.log(`${seconds.toFixed(1)} s`)
  return printPromises([
    equal('kills', kills, killed),
    equal('steps done', runs * 5, stepsDone),
    atLeast('failures of a step that were tried again', runs * 2, failures),
    equal('different effects', expected, seen),
    none('effects that came about twice', twice),
  ])
})
