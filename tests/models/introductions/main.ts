import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { runHistory } from './promises.ts'
import { history } from './steps.ts'

const { values } = parseArgs({
  options: { histories: { type: 'string', default: '100000' }, seed: { type: 'string' }, path: { type: 'string' } },
})
const perSeed = 10_000
const begin = new Date('2026-11-15T12:00:00Z')
const first = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed)

/** `npm run model:introductions -- --seed 123 [--path 4:0] --histories 10000` runs the same histories again. */
let steps = 0
const started = performance.now()
for (let left = Number(values.histories), seed = first; left > 0; left -= perSeed, seed++) {
  const numRuns = Math.min(left, perSeed)
  fc.assert(
    fc.property(history, (taken) => {
      steps += taken.length
      runHistory(taken, begin)
    }),
    { seed, numRuns, ...(values.path === undefined ? {} : { path: values.path }) },
  )
  console.log(`seed ${seed}: ${numRuns} histories, 0 breaks`)
}
console.log(`${values.histories} histories, ${steps} steps, ${Math.round((performance.now() - started) / 1000)} s`)
