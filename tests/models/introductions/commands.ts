import fc from 'fast-check'
import { Model } from './model.ts'
import { Product } from './product.ts'
import { say } from './say.ts'
import type { Membership } from './membership.ts'
import { opening, step, type Step } from './steps.ts'
import { beginBoth, endBoth, endOne, takeBoth, takeOne } from './take-both.ts'

abstract class Taken {
  readonly step: Step

  constructor(taken: Step) {
    this.step = taken
  }

  check(model: Model): boolean {
    return model.isPossible(this.step)
  }

  toString(): string {
    return `\n  ${say(this.step)}`
  }
}

class InMemory extends Taken implements fc.Command<Model, null> {
  run(model: Model): void {
    takeOne(model, this.step)
  }
}

class InBoth extends Taken implements fc.AsyncCommand<Model, Product> {
  run(model: Model, product: Product): Promise<void> {
    return takeBoth(model, product, this.step)
  }
}

export interface Shape {
  /** At most so many steps in a history. */
  steps: number
  /** Of a failure: with its seed and path it runs that one again. */
  replayPath?: string | undefined
}

const shaped = ({ steps, replayPath }: Shape) => ({
  maxCommands: steps,
  size: 'max' as const,
  ...(replayPath === undefined ? {} : { replayPath }),
})

/** How it begins, and what follows. */
export type History<C> = [opening: C[], rest: Iterable<C>]

export const historiesInMemory = (shape: Shape): fc.Arbitrary<History<InMemory>> => {
  const taken = step.map((one) => new InMemory(one))
  const rest = fc.commands<Model, null>([taken], shaped(shape)) as fc.Arbitrary<Iterable<InMemory>>
  return fc.tuple(
    opening.map((steps) => steps.map((one) => new InMemory(one))),
    rest,
  )
}

export const historiesInBoth = (shape: Shape): fc.Arbitrary<History<InBoth>> => {
  const taken = step.map((one) => new InBoth(one))
  const rest = fc.commands<Model, Product, false>([taken], shaped(shape)) as fc.Arbitrary<Iterable<InBoth>>
  return fc.tuple(
    opening.map((steps) => steps.map((one) => new InBoth(one))),
    rest,
  )
}

export function runInMemory([first, rest]: History<InMemory>, begin: Date): Model {
  const model = new Model(begin)
  for (const taken of first) taken.run(model)
  fc.modelRun(() => ({ model, real: null }), rest)
  endOne(model)
  return model
}

export async function runInBoth([first, rest]: History<InBoth>, membership: Membership): Promise<Model> {
  const model = new Model(membership.clock.now)
  const product = new Product(membership)
  const begun = first.map((taken) => taken.step)
  try {
    await beginBoth(model, product, begun)
    await fc.asyncModelRun(() => ({ model, real: product }), rest)
    await endBoth(model, product)
  } finally {
    await membership.leave(product.ids)
  }
  return model
}
