import fc from 'fast-check'
import type { OutcomeKind } from '@wellmet/introductions/moves/move.rules.ts'
import { rawStatuses, type RawStatus } from '@wellmet/introductions/stages/stages.rules.ts'

export const askers = 3
export const connectors = 2
export const targets = 3

/** What a connector allows in a history; days are counted from the day on which it is said. */
export interface Limits {
  asksAMonth: number | null
  batchDay: number | null
  quietForDays: number | null
  noGo: number | null
  tellsOutcomes: boolean
}

/**
 * How the mail server meets what it is sent in one run of the worker. `keeps` and `loses` take the whole email and
 * hang up without a word; `busy for days` says “later” until nobody tries any more.
 */
export const moods = ['takes', 'busy', 'refuses', 'keeps', 'loses', 'busy for days'] as const
export type Mood = (typeof moods)[number]

export const connectorAnswers = ['forward', 'ask_target', 'name_drop', 'decline', 'later', 'sent'] as const
export type Says = (typeof connectorAnswers)[number]

/** `link` points at any link that somebody got, `astray` at one of any purpose. */
interface ByLink {
  link: number
  astray: boolean
}

/** One thing that somebody does, or the time that passes. `of` points at any request that is there. */
export type Step =
  | {
      do: 'create'
      asker: number
      connector: number
      target: number
      status: RawStatus
      inDays: number | null
      blind: boolean
    }
  | { do: 'edit'; of: number; blind: boolean }
  | { do: 'move'; of: number; status: RawStatus; inDays: number | null | undefined }
  | { do: 'record'; of: number; outcome: OutcomeKind }
  | { do: 'next path'; of: number }
  | { do: 'rule'; connector: number; limits: Limits }
  | ({ do: 'connector says'; says: Says; edits: boolean; gives: boolean; inDays: number } & ByLink)
  | ({ do: 'target says'; says: 'yes' | 'not_now' | 'never' } & ByLink)
  | ({ do: 'forge'; how: 'cut' | 'changed' | 'invented'; page: 'ask' | 'consent' } & ByLink)
  | { do: 'wait'; hours: number; worked: boolean }
  | { do: 'work'; mood: Mood; dies: number | null }
  | { do: 'reconcile' }
  | { do: 'decide' }
  | { do: 'catch up' }

const outcomes: OutcomeKind[] = [
  'connector_accepted',
  'connector_declined',
  'connector_silent',
  'intro_sent',
  'target_replied',
  'meeting_booked',
  'converted',
  'target_silent',
  'no_interest',
]
const raw = fc.constantFrom(...(rawStatuses as RawStatus[]))
/** Most people ask; the other words come up often enough. */
const status = fc.oneof({ weight: 3, arbitrary: fc.constant<RawStatus>('pending') }, { weight: 2, arbitrary: raw })
/** Who asks also drafts, takes back, and begins anew. */
const anew = fc.oneof(
  { weight: 3, arbitrary: status },
  { weight: 2, arbitrary: fc.constantFrom<RawStatus>('cancelled', 'draft', 'draft') },
)
const of = fc.nat(11)
const inDays = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.integer({ min: -1, max: 20 }) },
)
const connector = fc.nat(connectors - 1)
const target = fc.nat(targets - 1)
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null, freq: 2 })
const mostly = (n: number) => fc.nat(n).map((drawn) => drawn > 0)
const seldom = (n: number) => fc.nat(n).map((drawn) => drawn === n)

type Fields<D extends Step['do']> = {
  [K in keyof Omit<Extract<Step, { do: D }>, 'do'>]: fc.Arbitrary<Extract<Step, { do: D }>[K]>
}
const to = <D extends Step['do']>(weight: number, what: D, fields: Fields<D>) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(what), ...fields }) as unknown as fc.Arbitrary<Step>,
})
const byLink = { link: fc.nat(5), astray: seldom(9) }

const parties = { asker: fc.nat(askers - 1), connector, target, blind: fc.boolean() }
const mood = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Mood>('takes') },
  { weight: 3, arbitrary: fc.constantFrom(...moods) },
)

const runs: Step = { do: 'work', mood: 'takes', dies: null }
const yes = { says: 'ask_target', edits: false, gives: true, inDays: 0 } as const

/** How a history begins: somebody asks; mostly an email goes out, and now and then the target is asked as well. */
export const opening: fc.Arbitrary<Step[]> = fc
  .tuple(
    to(1, 'create', { ...parties, status: fc.constant('pending'), inDays: fc.constant(null) }).arbitrary,
    fc.constantFrom(4, 2, 2, 1),
  )
  .map(([asks, length]) =>
    [asks, runs, { do: 'connector says', link: 0, astray: false, ...yes } as const, runs].slice(0, length),
  )

export const step: fc.Arbitrary<Step> = fc.oneof(
  to(3, 'create', { ...parties, status: anew, inDays }),
  to(1, 'edit', { of, blind: fc.boolean() }),
  to(5, 'move', { of, status: anew, inDays: fc.oneof(inDays, fc.constant(undefined)) }),
  to(1, 'record', { of, outcome: fc.constantFrom(...outcomes) }),
  to(1, 'next path', { of: seldom(5).map(Number) }),
  to(1, 'rule', {
    connector,
    limits: fc.record({
      asksAMonth: maybe(fc.nat(3)),
      batchDay: maybe(fc.integer({ min: 1, max: 7 })),
      quietForDays: maybe(fc.nat(9)),
      noGo: maybe(target),
      tellsOutcomes: mostly(3),
    }),
  }),
  to(9, 'connector says', {
    ...byLink,
    says: fc.constantFrom(...connectorAnswers, 'ask_target' as const, 'ask_target' as const),
    edits: seldom(3),
    gives: mostly(2),
    inDays: fc.integer({ min: 0, max: 20 }),
  }),
  to(9, 'target says', { ...byLink, says: fc.constantFrom('yes', 'not_now', 'never') }),
  to(1, 'forge', {
    ...byLink,
    how: fc.constantFrom('cut', 'changed', 'invented'),
    page: fc.constantFrom('ask', 'consent'),
  }),
  to(3, 'wait', {
    hours: fc.oneof(fc.integer({ min: 1, max: 72 }), fc.integer({ min: 72, max: 700 })),
    worked: fc.boolean(),
  }),
  to(12, 'work', { mood, dies: fc.option(fc.nat(12), { nil: null, freq: 2 }) }),
  to(6, 'reconcile', {}),
  to(2, 'decide', {}),
  to(1, 'catch up', {}),
)
