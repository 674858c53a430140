import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Model } from '../../tests/models/introductions/model.ts'
import { factsOf, openTeam, Product } from '../../tests/models/introductions/product.ts'
import { runHistory } from '../../tests/models/introductions/promises.ts'
import { history, say, type Step } from '../../tests/models/introductions/steps.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const seed = Number(process.env['MODEL_SEED'] ?? 20_260_101)
const histories = Number(process.env['MODEL_HISTORIES'] ?? 10)

test('whatever happens in whatever order, every promise holds after every step', () => {
  const kept = fc.property(history, (steps) => void runHistory(steps, new Date('2026-11-15T12:00:00Z')))
  const ran = fc.check(kept, { seed, numRuns: 2_000 })
  expect(fc.defaultReportMessage(ran)).toBeUndefined()
})

test(`the product comes to what the rules come to, in every history of seed ${seed}`, async () => {
  const world = await worldForThisTest({ RATE_LIMIT_FACTOR: '1000' })
  const team = await openTeam(world, histories)
  const known = (await contactsOf(world.as(team[0]!).contacts)).toSorted((a, b) => a.no - b.no)
  const contacts = known.map(({ id }) => id)
  // At noon, so that no day ends between what the one and what the other takes for now.
  const noon = new Date().setUTCHours(12, 0, 0, 0)
  world.clock.shiftMs = noon + 86_400_000 - Date.now()
  for (const [i, steps] of fc.sample(history, { seed, numRuns: histories }).entries()) {
    const model = new Model(world.services.now())
    const product = new Product(world, team, contacts, i)
    for (const [n, step] of steps.entries()) await both(model, product, step, `history ${i}, step ${n}: ${say(step)}`)
  }

  async function both(model: Model, product: Product, step: Step, where: string): Promise<void> {
    model.now = world.services.now()
    const ended = await product.take(step, model)
    const meant = model.take(step)
    expect({ where, ended, facts: await product.facts() }).toEqual({ where, ended: meant, facts: factsOf(model) })
  }
}, 600_000)

type Contacts = Awaited<ReturnType<typeof worldForThisTest>>['as'] extends (who: never) => { contacts: infer C }
  ? C
  : never

async function contactsOf(contacts: Contacts): Promise<{ no: number; id: string }[]> {
  const found: { no: number; id: string }[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await contacts.list({ query: { limit: 100, ...(cursor === undefined ? {} : { cursor }) } })
    found.push(...page.items.map(({ id, name }) => ({ id, no: Number(name.match(/\d+$/)![0]) })))
    cursor = page.next
  }
  return found
}
