import fc from 'fast-check'
import { expect, inject, onTestFinished, test } from 'vitest'
import {
  historiesInBoth,
  historiesInMemory,
  runInBoth,
  runInMemory,
} from '../../tests/models/introductions/commands.ts'
import { beginOf } from '../../tests/models/introductions/membership.ts'
import { openStage } from '../../tests/models/introductions/stage.ts'

const seed = Number(process.env['MODEL_SEED'] ?? 20_260_101)
const histories = Number(process.env['MODEL_HISTORIES'] ?? 40)

test('whatever happens in whatever order, every promise holds after every step', () => {
  const kept = fc.property(historiesInMemory({ steps: 40 }), (history) => void runInMemory(history, beginOf(0)))
  const ran = fc.check(kept, { seed, numRuns: 2_000 })
  expect(fc.defaultReportMessage(ran)).toBeUndefined()
})

test(`the product comes to what the rules come to, in every history of seed ${seed}`, async () => {
  const stage = await openStage(inject('postgresUrl'))
  onTestFinished(() => stage.close())
  const kept = fc.asyncProperty(historiesInBoth({ steps: 8 }), async (history) => {
    await runInBoth(history, await stage.nextMembership())
  })
  const ran = await fc.check(kept, { seed, numRuns: histories })
  expect(await fc.asyncDefaultReportMessage(ran)).toBeUndefined()
}, 600_000)
