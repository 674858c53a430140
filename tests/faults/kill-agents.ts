import { parseArgs } from 'node:util'
import { declaredAgents } from '@wellmet/hq/agents/declared-agents.ts'
import { signedInAs } from '../../database/migrate.ts'
import { describeMachine } from '../../bench/ground/machine.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { agentsUnderKills, countAgentEffects, stepsOf } from './agents-under-kills.ts'
import { equal, printPromises } from './promise.ts'

/** Runs of the agents of the server, while workers are killed with SIGKILL: in the end every effect has come about once. */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, kills: { type: 'string', default: '30' } },
})
const [runsOfEach, kills] = [Number(values.runs), Number(values.kills)]

await runUndoing(async (undoing) => {
  const done = runsOfEach * declaredAgents.length
  console.log(`${done} runs of agents, ${kills} x kill -9 of a worker; ${describeMachine()}`)
  const product = await preparePrivateProduct(undoing)
  const database = await connectToDatabase(product, undoing)
  const environment = {
    ...product.environment,
    STAFF_DATABASE_URL: signedInAs(product.adminUrl, 'wellmet_staff'),
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test',
    // Nobody answers there.
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'error',
    JOB_CONCURRENCY: '2',
  }
  const { killed, seconds } = await agentsUnderKills(
    { database, environment, folder: product.folder },
    { runsOfEach, kills, workers: 2 },
  )
  const effects = await countAgentEffects(database)
  console.log(`${seconds.toFixed(1)} s`)
  return printPromises([
    equal('kills', kills, killed),
    equal('runs done', done, effects.done),
    equal('steps done', stepsOf(runsOfEach), effects.steps),
    equal('units of the budget taken', effects.costs, effects.taken),
    equal('messages that came about twice', 0, effects.twice),
    equal('drills asked for', 1, effects.drills),
  ])
})
