import { expect, test } from 'vitest'
import type { Chance } from './chance.rules.ts'
import { edgeCertainty, type EdgeBasis, type Party, type PathEdge, type Reason } from './edge.rules.ts'
import { pathExplanations, pathLabel } from './path-words.rules.ts'
import { pathAlong, pathStatus, type Path } from './path.rules.ts'

const party = (id: string, name: string): Party => ({ id, name, identity: { person: id } })
const me = party('me', '')
const ana = party('ana', 'Ana')
const dan = party('dan', 'Dan')
const eve = party('eve', 'Eve')
const because = (...bases: EdgeBasis[]): Reason[] => bases.map((basis) => ({ basis, audience: 'viewer' }))

const edge = (from: PathEdge['from'], to: PathEdge['to'], changes: Partial<PathEdge> = {}): PathEdge => ({
  from,
  to,
  strength: 800,
  reasons: because('two-way'),
  relationship: 0,
  contactDays: 20,
  freshness: 'fresh',
  isDenied: false,
  ...changes,
})
const indirect = (bases: EdgeBasis[], relationship: number): PathEdge =>
  edge(ana, dan, { reasons: because(...bases), relationship, freshness: 'unknown' })
const first = edge(me, ana)
const unsure: Chance = {
  knows: 1,
  acts: 1,
  engages: 1,
  distance: 1,
  chance: 1,
  actsSteps: [],
  engagesSteps: [],
  pastAsks: 0,
}
const along = (...edges: PathEdge[]): Path => pathAlong(edges, unsure)!

test('it is verified when every edge has contact both ways or was confirmed', () => {
  expect(pathStatus([first, edge(ana, dan)])).toBe('verified')
  expect(pathStatus([first, edge(ana, dan, { reasons: because('confirmed') })])).toBe('verified')
  expect(pathStatus([first])).toBe('verified')
})

test('it is probable when one edge rests on strong indirect evidence', () => {
  expect(pathStatus([first, indirect(['observed'], 500)])).toBe('probable')
  expect(pathStatus([first, indirect(['employer', 'observed'], 600)])).toBe('probable')
  expect(
    pathStatus([edge(me, ana, { reasons: because('connection', 'employer'), relationship: 900 }), edge(ana, dan)]),
  ).toBe('probable')
})

test('the viewer’s word that two know each other well makes a step probable, never verified, and gives way to a no', () => {
  const said = indirect(['employer', 'said'], 60)
  expect(pathStatus([first, said])).toBe('probable')
  expect(pathStatus([first, indirect(['said'], 0)])).toBe('probable')
  expect(along(first, said).confidence).toBe(80)
  expect(along(first, { ...said, isDenied: true })).toMatchObject({ status: 'inferred', confidence: 14 })
  expect(along(first, edge(ana, dan, { reasons: because('two-way', 'said') }))).toMatchObject({ status: 'verified' })
  for (const basis of ['two-way', 'one-way', 'connection', 'observed', 'employer', 'confirmed'] as const) {
    const seen = edge(ana, dan, { reasons: because(basis), relationship: 900, contactDays: 3 })
    const withWord = { ...seen, reasons: because(basis, 'said') }
    expect({ basis, isWeaker: edgeCertainty(withWord) < edgeCertainty(seen) }).toEqual({ basis, isWeaker: false })
  }
})

test('it is inferred when the indirect evidence is weaker or there is more of it', () => {
  expect(pathStatus([first, indirect(['observed'], 499)])).toBe('inferred')
  expect(pathStatus([first, edge(ana, dan, { reasons: because('one-way') })])).toBe('inferred')
  expect(pathStatus([edge(me, ana, { reasons: because('connection') }), edge(ana, dan)])).toBe('inferred')
  expect(
    pathStatus([edge(me, ana, { reasons: because('observed'), relationship: 800 }), indirect(['observed'], 800)]),
  ).toBe('inferred')
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
  expect(pathAlong([], unsure)).toBeNull()
})

test('the confidence of a path is that of its weaker step', () => {
  expect(along(first, indirect(['employer'], 944))).toMatchObject({ status: 'inferred', confidence: 94 })
  expect(along(first, indirect(['employer'], 22))).toMatchObject({ status: 'inferred', confidence: 2 })
  expect(along(edge(me, ana, { contactDays: 1 })).confidence).toBe(70)
  expect(along(edge(me, ana, { contactDays: 10 })).confidence).toBe(96)
})

test('a connector who says that they do not know somebody makes that step unlikely, whatever it rests on', () => {
  const denied = edge(ana, dan, { isDenied: true })
  expect(along(first, denied)).toMatchObject({ status: 'inferred' })
  expect(along(first, denied).confidence).toBeLessThan(along(first, edge(ana, dan)).confidence)
  expect(along(first, { ...indirect(['employer'], 800), isDenied: true }).confidence).toBe(14)
})

test('it says whom to ask and why, in the words of the reader', () => {
  const path = along(first, edge(ana, dan, { freshness: 'warm' }))
  expect(path).toMatchObject({ via: ana, connector: { person: 'ana' }, weakestStep: 800, key: 'ana/dan' })
  expect(pathLabel(path)).toBe('Verified path through Ana')
  expect(pathExplanations(path)).toEqual([
    {
      code: 'paths.youInTouch',
      params: { name: 'Ana', freshness: 'fresh' },
      text: 'You and Ana are in contact both ways.',
      audience: 'viewer',
    },
    {
      code: 'paths.inTouch',
      params: { one: 'Ana', other: 'Dan', freshness: 'warm' },
      text: 'Ana and Dan are in contact both ways, last in the past month.',
      audience: 'viewer',
    },
  ])
  expect(pathLabel(along(first))).toBe('You know Ana')
  expect(pathLabel(along(first, edge(ana, eve), edge(eve, dan)))).toBe('Verified path through Ana and Eve')
})

test('of somebody with whom one is not in touch it says the one fact that is known, and that there is no more', () => {
  const said = (reason: Partial<Reason>) => {
    const path = along(edge(me, ana, { reasons: [{ basis: 'connection', audience: 'viewer', ...reason }] }))
    return [pathLabel(path), pathExplanations(path).map(({ text }) => text)]
  }
  expect(said({ entry: { isOnLinkedIn: true, since: 2019 } })).toEqual([
    'LinkedIn since 2019, nothing else known',
    ['You and Ana have been connected on LinkedIn since 2019; nothing else is known.'],
  ])
  expect(said({ entry: { isOnLinkedIn: true, since: null } })).toEqual([
    'LinkedIn, nothing else known',
    ['You and Ana are connected on LinkedIn; nothing else is known.'],
  ])
  expect(said({ entry: { isOnLinkedIn: false, since: null } })).toEqual([
    'In your contacts, nothing else known',
    ['Ana is among your contacts; nothing else is known.'],
  ])
  expect(said({ basis: 'one-way' })).toEqual([
    'Contact one way only',
    ['Contact between you and Ana was seen one way only.'],
  ])
})
