import { parseArgs } from 'node:util'
import { describeMachine } from './ground/machine.ts'
import { preparePrivateProduct } from './ground/private-product.ts'
import { runUndoing } from './ground/undoing.ts'
import { startStage } from './ground/stage.ts'
import { readiness } from './measurements/readiness.ts'
import { requestOverhead } from './measurements/request-overhead.ts'

/** Each is a file of its own and takes the same stage: a running API over a database, and pgbench beside it. */
const measurements = { 'request-overhead': requestOverhead, readiness }
type Name = keyof typeof measurements

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, seconds: { type: 'string', default: '8' } },
})
const known = Object.keys(measurements) as Name[]
const chosen = known.filter((name) => values.only?.includes(name) ?? true)

await runUndoing(async (undoing) => {
  if (chosen.length === 0) throw new Error(`--only takes ${known.join(', ')}`)
  console.log(`node bench/main.ts ${process.argv.slice(2).join(' ')}\n${describeMachine()}`)
  const stage = await startStage(await preparePrivateProduct(undoing), undoing, Number(values.seconds))
  let missed = 0
  for (const name of chosen) missed += await measurements[name](stage)
  return missed === 0 ? 0 : 1
})
