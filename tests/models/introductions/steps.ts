import fc from 'fast-check'
import { rawStatuses, type RawStatus } from '@wellmet/introductions/requests/vocabulary.rules.ts'

export const askers = 3
export const connectors = 2
export const targets = 3

/** What a connector allows in a history; days are counted from the day on which it is said. */
export interface Limits {
  asksAMonth: number | null
  batchDay: number | null
  quietForDays: number | null
  noGo: number | null
}

/** One thing that somebody does, or the time that passes. `of` points at any request that is there. */
export type Step =
  | { do: 'create'; asker: number; connector: number; target: number; status: RawStatus; inDays: number | null }
  | { do: 'move'; of: number; status: RawStatus; inDays: number | null | undefined }
  | { do: 'answer'; of: number; answer: 'introduce' | 'ask_target' | 'name_drop' | 'decline' | 'later' }
  | { do: 'ask target'; of: number }
  | { do: 'target says'; of: number; status: 'replied' | 'declined' }
  | { do: 'rule'; connector: number; limits: Limits }
  | { do: 'wait'; days: number }

const raw = fc.constantFrom(...(rawStatuses as RawStatus[]))
/** Most people ask; the other words come up often enough. */
const status = fc.oneof({ weight: 3, arbitrary: fc.constant<RawStatus>('pending') }, { weight: 2, arbitrary: raw })
const of = fc.nat(11)
const inDays = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.integer({ min: -1, max: 20 }) },
)
const connector = fc.nat(connectors - 1)
const target = fc.nat(targets - 1)
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null, freq: 2 })

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      asker: fc.nat(askers - 1),
      connector,
      target,
      status,
      inDays,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      of,
      status,
      inDays: fc.oneof(inDays, fc.constant(undefined)),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      of,
      answer: fc.constantFrom('introduce', 'ask_target', 'name_drop', 'decline', 'later'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('ask target' as const), of }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('target says' as const),
      of,
      status: fc.constantFrom('replied', 'declined'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rule' as const),
      connector,
      limits: fc.record({
        asksAMonth: maybe(fc.nat(3)),
        batchDay: maybe(fc.integer({ min: 1, max: 7 })),
        quietForDays: maybe(fc.nat(9)),
        noGo: maybe(target),
      }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }) },
)

export const history = fc.array(step, { minLength: 1, maxLength: 40, size: 'max' })

export const say = (taken: Step): string => JSON.stringify(taken)
