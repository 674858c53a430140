import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceOfSteps } from '../outcome-model/learning.rules.ts'
import { noStatistics, type Counted } from '../outcome-model/outcome-statistics.rules.ts'
import { directChance, historyOf, introductionChance, type IntroductionFacts } from './chance.rules.ts'
import type { Side } from './connector-score.rules.ts'
import { byPlace, comparePaths, roundToStep, trustRankOf, type OrderedPath } from './path-order.rules.ts'
import { scoreBreakdown } from './score-breakdown.rules.ts'
import { edgeCertainty, type PathEdge } from './edge.rules.ts'
import { chanceSteps } from './formula.rules.ts'

const counted = (asked: number, happened: number): Counted => ({
  asked,
  happened,
  askedLately: asked,
  happenedLately: happened,
  expectedLately: asked * 0.3,
  varianceLately: asked * 0.21,
  rate: 0.3,
})
const noHistory = historyOf(noStatistics)

/** Contact both ways, as it grows: more days, a greater strength, less silence. Days of 0 are no contact at all. */
interface TwoWay {
  days: number
  strength: number
  silent: number
}
const twoWay = fc.record({
  days: fc.integer({ min: 1, max: 60 }),
  strength: fc.integer({ min: 1, max: 990 }),
  silent: fc.nat(2000),
})
const grown = fc.record({ days: fc.nat(30), strength: fc.nat(300), silent: fc.nat(300) })
const grow = (contact: TwoWay, by: TwoWay): TwoWay => ({
  days: contact.days + by.days,
  strength: Math.min(999, contact.strength + by.strength),
  silent: Math.max(0, contact.silent - by.silent),
})
const sideOf = ({ days, silent }: TwoWay): Side => ({
  sent: days / 2,
  returned: days / 2,
  silence: silent,
  relationship: 0,
})
const party = (id: string) => ({ id, name: id, identity: { person: id } })
const stepOf = (contact: TwoWay, from = 'v', to = 'w'): PathEdge => ({
  from: party(from),
  to: party(to),
  strength: contact.strength,
  reasons: [{ basis: 'two-way', audience: 'viewer' }],
  relationship: 0,
  contactDays: contact.days,
  freshness: 'fresh',
  isDenied: false,
})
const factsOf = (toConnector: TwoWay, toTarget: TwoWay, more: Partial<IntroductionFacts> = {}): IntroductionFacts => ({
  knows: edgeCertainty(stepOf(toTarget)) / 1000,
  toConnector,
  toTarget,
  connector: { toViewer: sideOf(toConnector), toTarget: sideOf(toTarget), degree: 80, silent: null },
  furtherSteps: 0,
  history: noHistory,
  ...more,
})

test('more two-way contact on a step never lowers the chance of its path', () => {
  fc.assert(
    fc.property(twoWay, twoWay, grown, (first, second, more) => {
      const { chance } = introductionChance(factsOf(first, second))
      expect(introductionChance(factsOf(grow(first, more), second)).chance).toBeGreaterThanOrEqual(chance)
      expect(introductionChance(factsOf(first, grow(second, more))).chance).toBeGreaterThanOrEqual(chance)
    }),
    { numRuns: 2000 },
  )
})

test('a first contact on record never counts less than none', () => {
  fc.assert(
    fc.property(twoWay, twoWay, (first, second) => {
      const none = factsOf(first, second, { toConnector: { strength: null, silent: null } })
      const toViewer = { sent: 0, returned: 0, silence: null, relationship: 0 }
      const unseen = introductionChance({ ...none, connector: { ...none.connector, toViewer } }).chance
      expect(introductionChance(factsOf(first, second)).chance).toBeGreaterThanOrEqual(unseen)
    }),
  )
})

const ordered = fc.record({
  chance: fc.double({ min: 0, max: 1, noNaN: true }),
  status: fc.constantFrom('verified', 'probable', 'inferred'),
  weakestStep: fc.nat(1000),
  key: fc.uuid(),
}) satisfies fc.Arbitrary<OrderedPath>

test('replacing an inferred step by a verified one, all else equal, never lowers the place of a path', () => {
  fc.assert(
    fc.property(ordered, fc.array(ordered, { maxLength: 8 }), (path, others) => {
      const placeAs = (status: OrderedPath['status']): number => {
        const own = { ...path, status }
        return [own, ...others].toSorted(comparePaths).indexOf(own)
      }
      expect(placeAs('verified')).toBeLessThanOrEqual(placeAs('inferred'))
    }),
    { numRuns: 1000 },
  )
})

test('paths have one order, whatever order they came in', () => {
  const paths = fc.uniqueArray(ordered, { selector: ({ key }) => key, maxLength: 8 })
  const shuffled = paths.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))
  fc.assert(
    fc.property(shuffled, ([all, order]) => {
      expect(order.toSorted(comparePaths)).toEqual(all.toSorted(comparePaths))
    }),
  )
})

test('the score breakdown multiplies out to the chance, and the rows of each factor add up to it', () => {
  const some = fc.option(fc.nat(20).chain((asked) => fc.nat(asked).map((happened) => counted(asked, happened))))
  const history = fc.record({
    asks: some,
    made: some,
    introductions: some,
    allAsks: some,
    asksOfKind: some,
    allIntros: some,
    introsOfKind: some,
  })
  fc.assert(
    fc.property(twoWay, twoWay, history, fc.nat(1), (first, second, known, furtherSteps) => {
      const facts = factsOf(first, second, { furtherSteps, history: known })
      const factors = introductionChance(facts)
      const edges = [stepOf(first, 'u', 'v'), stepOf(second)]
      const via = party('v')
      const rows = scoreBreakdown({ edges, factors, via, connector: via.identity }, facts.history)
      const product = rows.reduce((chance, { share }) => chance * share, 1)
      expect(product).toBeCloseTo(factors.chance, 10)
      const learned = rows.flatMap(({ factor, share, steps }) => (steps ? [{ factor, share, steps }] : []))
      expect(learned.map(({ factor }) => factor)).toEqual(['acts', 'engages'])
      for (const { share, steps } of learned) expect(chanceOfSteps(steps)).toBeCloseTo(share, 10)
      expect(rows.every(({ explanations, steps = [] }) => explanations.length + steps.length > 0)).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})

test('the first outcome of a workspace moves its factor, the more the nearer it is to the path, and nothing else', () => {
  const alone = factsOf({ days: 9, strength: 500, silent: 10 }, { days: 9, strength: 500, silent: 10 })
  const before = introductionChance(alone)
  const actsAfter = (known: Partial<IntroductionFacts['history']>) => {
    const after = introductionChance({ ...alone, history: { ...noHistory, ...known } })
    expect(after).toMatchObject({ knows: before.knows, engages: before.engages })
    return after.acts!
  }
  const one = counted(1, 1)
  const elsewhere = actsAfter({ allAsks: one })
  const onKind = actsAfter({ allAsks: one, asksOfKind: one })
  const withThem = actsAfter({ allAsks: one, asksOfKind: one, asks: one })
  expect(elsewhere).toBeGreaterThan(before.acts!)
  expect(onKind).toBeGreaterThan(elsewhere)
  expect(withThem).toBeGreaterThan(onKind)
  const none = counted(1, 0)
  expect(actsAfter({ allAsks: none, asksOfKind: none, asks: none })).toBeLessThan(before.acts!)
})

test('a request counts for the connector who was asked, and not for another one whose path leads to the same target', () => {
  const history = { ...noHistory, asks: counted(1, 1), introductions: counted(1, 1) }
  const contact = { days: 9, strength: 500, silent: 10 }
  expect(introductionChance(factsOf(contact, contact, { history })).pastAsks).toBe(1)
  const throughAnother = { ...noHistory, introductions: counted(1, 1) }
  expect(introductionChance(factsOf(contact, contact, { history: throughAnother })).pastAsks).toBe(0)
})

test('chances are rounded to the nearest step by ratio, and never down to nothing', () => {
  expect([0, 0.004, 0.011, 0.0145, 0.14, 0.15, 0.33, 0.5, 1].map(roundToStep)).toEqual([
    0.01, 0.01, 0.01, 0.02, 0.12, 0.18, 0.4, 0.6, 0.9,
  ])
  expect(chanceSteps.map(roundToStep)).toEqual([...chanceSteps])
  expect([0.25, 0.09, 1].map(trustRankOf)).toEqual([50, 30, 100])
})

test('whoever the viewer was in touch with is written to, and who cannot be asked now comes last', () => {
  const place = (key: string, chance: number, more: object = {}) => ({
    key,
    chance,
    status: 'verified' as const,
    weakestStep: 500,
    connector: {},
    availability: { canAsk: true },
    ...more,
  })
  const paths = [
    place('busy', 0.9, { availability: { canAsk: false } }),
    place('likely', 0.6),
    place('direct', 0.05, { connector: null }),
    place('unlikely', 0.1),
  ]
  expect(paths.toSorted(byPlace).map(({ key }) => key)).toEqual(['direct', 'likely', 'unlikely', 'busy'])
  const bare = place('direct', 0.05, { connector: null, status: 'inferred' })
  expect([bare, place('likely', 0.6)].toSorted(byPlace)[0]!.key).toBe('likely')
})

test('without a connector the chance is that they reply', () => {
  const { chance, acts } = directChance(0.96, { strength: 800, silent: 3 })
  expect(acts).toBeNull()
  expect(chance).toBeGreaterThan(directChance(0.3, { strength: 50, silent: null }).chance)
})
