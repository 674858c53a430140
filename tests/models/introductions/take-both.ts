import { deepStrictEqual } from 'node:assert'
import { factsOf } from './facts.ts'
import { brokenInTheEnd } from './guest-email-promises.ts'
import type { Ending, Model } from './model.ts'
import type { Product } from './product.ts'
import { brokenPromise } from './promises.ts'
import { say } from './say.ts'
import type { Step } from './steps.ts'

/** Takes the step in the model and sees that every promise holds. */
export function takeOne(model: Model, step: Step): Ending {
  const before = model.state
  const ending = model.take(step)
  const broken = brokenPromise(model, before, step, ending)
  if (broken) throw new Error(`${say(step)}: ${broken}`)
  return ending
}

/** The same in the product, which must have come to the same. */
export async function takeBoth(model: Model, product: Product, step: Step): Promise<void> {
  const pages = model.pages()
  await takeSame(model, product, step)
  await compare(model, product, say(step))
  await lookAtLinks(model, product, pages)
}

/** Without looking at what has become of it: where what follows is looked at. */
async function takeSame(model: Model, product: Product, step: Step): Promise<void> {
  const ended = await product.take(step, model)
  const ending = takeOne(model, step)
  const meant = ending === 'shown' ? 'done' : ending
  if (ended !== meant) throw new Error(`${say(step)}: the product ${ended}, the model ${meant}`)
}

/** How a history begins is much the same in all of them: it is looked at when it has begun. */
export async function beginBoth(model: Model, product: Product, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if ('link' in step) await product.read()
    await takeSame(model, product, step)
  }
  await compare(model, product, 'in the beginning')
}

async function compare(model: Model, product: Product, where: string): Promise<void> {
  const { facts } = await product.read()
  deepStrictEqual({ where, ...facts }, { where, ...factsOf(model.state) })
}

/** Opens every link of which something else is expected than before. */
async function lookAtLinks(model: Model, product: Product, before: readonly (string | null)[]): Promise<void> {
  const expected = [...model.pages().entries()].filter(([i, page]) => page !== before[i])
  if (expected.length === 0) return
  const links = expected.map(([i]) => model.state.links[i]!)
  const seen = await product.pages(
    links.map(({ mail, purpose }) => ({ mail, page: purpose === 'target' ? 'consent' : 'ask' })),
  )
  deepStrictEqual(
    expected.map(([i], n) => `link ${i}: ${seen[n]}`),
    expected.map(([i, page]) => `link ${i}: ${page}`),
  )
}

/** How every history ends: the worker goes on, what is unknown is looked up, and a person decides about the rest. */
const ending: readonly Step[] = [
  { do: 'wait', hours: 8, worked: true },
  { do: 'reconcile' },
  { do: 'work', mood: 'takes', dies: null },
  { do: 'decide' },
  { do: 'work', mood: 'takes', dies: null },
]

export function endOne(model: Model): void {
  for (const step of ending) if (model.isPossible(step)) takeOne(model, step)
  expectEnded(model)
}

export async function endBoth(model: Model, product: Product): Promise<void> {
  for (const step of ending) {
    if (!model.isPossible(step) || (step.do === 'work' && isIdle(model))) continue
    await takeSame(model, product, step)
    if (step.do === 'reconcile') await product.read()
  }
  await compare(model, product, 'in the end')
  await lookAtLinks(model, product, [])
  expectEnded(model)
}

const isIdle = ({ state: { jobs, now } }: Model): boolean => jobs.every(({ runAt }) => runAt !== null && runAt > now)

function expectEnded(model: Model): void {
  const broken = brokenInTheEnd(model.state)
  if (broken) throw new Error(`in the end: ${broken}`)
}
