import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { historiesInMemory, runInMemory } from './commands.ts'
import { runAgainstDatabase } from './against-database.ts'
import { beginOf } from './membership.ts'

/**
 * `npm run model:introductions -- [--against database] [--histories N] [--steps N]`; with `--seed S [--path P --commands R]`,
 * as a failure prints them, the same histories again.
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'rules' },
    histories: { type: 'string' },
    steps: { type: 'string' },
    seed: { type: 'string' },
    path: { type: 'string' },
    commands: { type: 'string' },
  },
})
const histories = Number(values.histories ?? (values.path === undefined ? 100_000 : 1))
const seed = values.seed === undefined ? Date.now() % 1_000_000_000 : Number(values.seed)
const steps = Number(values.steps ?? (values.against === 'database' ? 12 : 40))
const again = values.path === undefined ? {} : { path: values.path }
const shape = { steps, replayPath: values.commands }

if (values.against === 'database') await runAgainstDatabase({ histories, seed, shape, again })
else runAgainstRules()

function runAgainstRules(): void {
  const perSeed = 10_000
  const started = performance.now()
  let [mails, links] = [0, 0]
  for (let left = histories, at = seed; left > 0; left -= perSeed, at++) {
    const numRuns = Math.min(left, perSeed)
    fc.assert(
      fc.property(historiesInMemory(shape), (taken) => {
        const { state } = runInMemory(taken, beginOf(0))
        mails += state.mails.length
        links += state.links.length
      }),
      { seed: at, numRuns, ...again },
    )
    console.log(`seed ${at}: ${numRuns} histories, 0 breaks`)
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${histories} histories, ${mails} mails, ${links} links, ${seconds} s, 0 breaks`)
}
