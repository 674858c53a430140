import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recompute } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import { plainExplanations, type EdgeBasis, type Party, type PathEdge } from './edge.rules.ts'
import { comparePaths, describePath, pathRank, pathStatus } from './path.rules.ts'

const party = (id: string, name: string): Party => ({ id, name, identity: { person: id } })
const me = party('me', 'You')
const ana = party('ana', 'Ana')
const dan = party('dan', 'Dan')
const eve = party('eve', 'Eve')

const edge = (from: PathEdge['from'], to: PathEdge['to'], changes: Partial<PathEdge> = {}): PathEdge => ({
  from,
  to,
  strength: 800,
  bases: ['two-way'],
  relationship: 0,
  contactDays: 20,
  freshness: 'fresh',
  explanations: plainExplanations({ from, to, bases: ['two-way'], freshness: 'fresh', ...changes }, 'viewer'),
  evidence: [],
  ...changes,
})
const indirect = (bases: EdgeBasis[], relationship: number): PathEdge =>
  edge(ana, dan, { bases, relationship, freshness: 'unknown' })
const first = edge(me, ana)

test('it is verified when every edge has contact both ways or was confirmed', () => {
  expect(pathStatus([first, edge(ana, dan)])).toBe('verified')
  expect(pathStatus([first, edge(ana, dan, { bases: ['confirmed'] })])).toBe('verified')
  expect(pathStatus([first])).toBe('verified')
})

test('it is probable when one edge rests on strong indirect evidence', () => {
  expect(pathStatus([first, indirect(['observed'], 500)])).toBe('probable')
  expect(pathStatus([first, indirect(['employer', 'observed'], 600)])).toBe('probable')
  expect(pathStatus([edge(me, ana, { bases: ['connection', 'employer'], relationship: 900 }), edge(ana, dan)])).toBe(
    'probable',
  )
})

test('it is inferred when the indirect evidence is weaker or there is more of it', () => {
  expect(pathStatus([first, indirect(['observed'], 499)])).toBe('inferred')
  expect(pathStatus([first, edge(ana, dan, { bases: ['one-way'] })])).toBe('inferred')
  expect(pathStatus([edge(me, ana, { bases: ['connection'] }), edge(ana, dan)])).toBe('inferred')
  expect(pathStatus([edge(me, ana, { bases: ['observed'], relationship: 800 }), indirect(['observed'], 800)])).toBe(
    'inferred',
  )
})

test('a shared employer alone is at most inferred, also with a school or a community beside it', () => {
  expect(pathStatus([first, indirect(['employer'], 944)])).toBe('inferred')
  expect(pathStatus([first, indirect(['employer', 'school', 'community'], 950)])).toBe('inferred')
})

test('a name, a school, a community or a tag alone is never a path', () => {
  for (const basis of ['name', 'school', 'community', 'tag'] as const)
    expect(pathStatus([first, indirect([basis], 900)])).toBe('none')
  expect(pathStatus([first, indirect(['name', 'school', 'tag'], 900)])).toBe('none')
})

test('a shared employer that says nearly nothing is no path, nor are four hops, nor is nothing', () => {
  expect(pathStatus([first, indirect(['employer'], 2)])).toBe('none')
  expect(pathStatus([first, edge(ana, eve), edge(eve, dan), edge(dan, me)])).toBe('none')
  expect(describePath([])).toMatchObject({ status: 'none', confidence: 0, score: 0, hops: 0, viaId: null })
})

test('the confidence of a shared employer is that of the tie', () => {
  const startUp = describePath([first, indirect(['employer'], 944)])
  const giant = describePath([first, indirect(['employer'], 22)])
  expect(startUp).toMatchObject({ status: 'inferred', confidence: 93 })
  expect(giant).toMatchObject({ status: 'inferred', confidence: 2 })
})

test('contact long ago and few exchanges make it less sure', () => {
  const sure = describePath([first]).confidence
  expect(describePath([edge(me, ana, { freshness: 'dormant' })]).confidence).toBeLessThan(sure)
  expect(describePath([edge(me, ana, { contactDays: 1 })]).confidence).toBe(70)
})

test('three hops count a tenth and are never more than a guess', () => {
  const path = describePath([first, edge(ana, eve), edge(eve, dan)])
  expect(path).toMatchObject({ status: 'verified', hops: 3, score: 5, confidence: 30, viaName: 'Ana' })
  expect(path.label).toBe('Verified path through Ana and Eve')
})

test('the rank is one scale for one, two and three hops, in whole numbers', () => {
  expect(pathRank([800])).toBe(800_000)
  expect(pathRank([800, 800])).toBe(640_000)
  expect(pathRank([800, 800, 800])).toBe(51_200)
  expect(pathRank([333, 777, 1])).toBe(25)
  expect(pathRank([])).toBe(0)
})

test('it says whom to ask and why', () => {
  const wrote = { text: 'You and Ana wrote to each other on 14 days; last on 3 November.', audience: 'viewer' } as const
  const path = describePath([edge(me, ana, { explanations: [wrote] }), edge(ana, dan, { freshness: 'warm' })])
  expect(path).toMatchObject({ label: 'Verified path through Ana', viaId: 'ana', viaName: 'Ana', hops: 2, score: 64 })
  expect(path.connector).toEqual({ person: 'ana' })
  expect(path.explanation).toEqual([
    wrote,
    { text: 'Ana and Dan are in contact both ways (warm).', audience: 'viewer' },
  ])
  expect(describePath([first])).toMatchObject({ label: 'You know Ana', viaId: null })
  expect(describePath([edge(me, ana, { bases: ['connection'] })]).label).toBe('You may know Ana')
})

test('every tie is shown in walking order with what it rests on', () => {
  const inferred = edge(ana, dan, { strength: 134, bases: ['connection'], freshness: 'unknown' })
  const { relationships, explanation } = describePath([edge(me, ana, { strength: 640, bases: ['two-way'] }), inferred])
  expect(relationships).toMatchObject([
    { strength: 64, basis: 'verified' },
    { strength: 13, basis: 'inferred', freshness: 'unknown' },
  ])
  expect(relationships.flatMap(({ sentences }) => sentences)).toEqual(explanation.map(({ text }) => text))
})

const bases = fc.uniqueArray(
  fc.constantFrom<EdgeBasis>('confirmed', 'two-way', 'one-way', 'connection', 'observed', 'employer', 'school', 'tag'),
  { minLength: 1, maxLength: 3 },
)
const anyEdge = fc
  .record({
    strength: fc.nat(1000),
    bases,
    relationship: fc.nat(950),
    contactDays: fc.nat(60),
    freshness: fc.constantFrom('fresh', 'warm', 'cooling', 'dormant', 'unknown'),
    to: fc.constantFrom(ana, dan, eve),
  })
  .map(({ to, ...changes }) => edge(me, to, changes))
const anyPath = fc.array(anyEdge, { maxLength: 4 })

test('score and confidence are whole numbers from 0 to 100 and recompute from their receipts', () => {
  fc.assert(
    fc.property(anyPath, (edges) => {
      const { confidence, rank, breakdowns, score, status } = describePath(edges)
      for (const number of [confidence, score]) {
        expect(Number.isInteger(number)).toBe(true)
        expect(number).toBeGreaterThanOrEqual(0)
        expect(number).toBeLessThanOrEqual(100)
      }
      expect(breakdowns === null).toBe(status === 'none')
      if (!breakdowns) return
      expect(recompute(breakdowns.score)).toBe(score)
      expect(recompute(breakdowns.confidence)).toBe(confidence)
      expect(score).toBe(Math.round(rank / 10_000))
    }),
    { numRuns: 2000 },
  )
})

test('every path that is one can be explained', () => {
  fc.assert(
    fc.property(anyPath, (edges) => {
      const { explanation, status } = describePath(edges)
      expect(explanation.length).toBeGreaterThanOrEqual(status === 'none' ? 0 : edges.length)
    }),
  )
})

test('paths have one order, whatever order they came in', () => {
  const paths = fc.uniqueArray(anyPath.map(describePath), { selector: ({ key }) => key, maxLength: 8 })
  const shuffled = paths.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))
  fc.assert(
    fc.property(shuffled, ([all, order]) => {
      expect(order.toSorted(comparePaths)).toEqual(all.toSorted(comparePaths))
    }),
  )
})

test('a stronger edge never lowers the rank, and no path is stronger than its strongest edge', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 3 }), fc.nat(2), (strengths, at) => {
      const stronger = strengths.map((strength, i) => (i === at ? Math.min(1000, strength + 50) : strength))
      expect(pathRank(stronger)).toBeGreaterThanOrEqual(pathRank(strengths))
      expect(pathRank(strengths)).toBeLessThanOrEqual(1000 * Math.max(...strengths))
    }),
  )
})
