import { parseArgs } from 'node:util'
import { startNetworkStage } from './graph/network-stage.ts'
import { describeMachine } from './ground/machine.ts'
import { preparePrivateProduct } from './ground/private-product.ts'
import { runUndoing } from './ground/undoing.ts'
import { startStage } from './ground/stage.ts'
import { graph } from './measurements/graph.ts'
import { importing } from './measurements/importing.ts'
import { readiness } from './measurements/readiness.ts'
import { requestOverhead } from './measurements/request-overhead.ts'
import { prepareNetwork } from './network/prepare-network.ts'
import { sizes, type Size } from './network/sizes.ts'

/** Each is a file of its own and takes the same stage: a running API over a database, and pgbench beside it. */
const measurements = { 'request-overhead': requestOverhead, readiness, import: importing }
type Name = keyof typeof measurements

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '8' },
    /** The graph at one or more sizes, instead of the rest. */
    size: { type: 'string', multiple: true },
    /** Of the graph only these. */
    endpoint: { type: 'string', multiple: true },
    /** How many of the 400 questions are asked. */
    questions: { type: 'string', default: '400' },
    /** Loads the sizes anew. */
    fresh: { type: 'boolean', default: false },
  },
})
const known = Object.keys(measurements) as Name[]
const chosen = known.filter((name) => values.only?.includes(name) ?? true)
const knownSizes = Object.keys(sizes) as Size[]
const chosenSizes = knownSizes.filter((size) => values.size?.includes(size))

await runUndoing(async (undoing) => {
  if (chosen.length === 0) throw new Error(`--only takes ${known.join(', ')}`)
  if (values.size && chosenSizes.length === 0) throw new Error(`--size takes ${knownSizes.join(', ')}`)
  console.log(`node bench/main.ts ${process.argv.slice(2).join(' ')}\n${describeMachine()}`)
  let missed = 0
  for (const size of chosenSizes) {
    const stage = await startNetworkStage(
      await prepareNetwork(undoing, size, values.fresh),
      undoing,
      Number(values.questions),
    )
    missed += await graph(stage, size, Number(values.seconds), values.endpoint)
  }
  if (values.size && !values.only) return missed === 0 ? 0 : 1
  const stage = await startStage(await preparePrivateProduct(undoing), undoing, Number(values.seconds))
  for (const name of chosen) missed += await measurements[name](stage)
  return missed === 0 ? 0 : 1
})
