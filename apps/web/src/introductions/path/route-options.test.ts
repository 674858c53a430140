import type { PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { expect, test } from 'vitest'
import { drawRoute } from './draw-route.ts'
import { optionsOf } from './route-options.ts'

const relationship = { strength: 60, basis: 'verified', freshness: 'fresh', sentences: ['you and Bo wrote.'] } as const
const path = (viaId: string | null, label = ''): PathInFull => ({
  status: 'verified',
  confidence: 80,
  label,
  hops: viaId ? 2 : 1,
  viaName: viaId,
  viaId,
  explanation: ['you and Bo wrote.', 'Bo and Cy met.'],
  score: 50,
  relationships: [
    { ...relationship, sentences: [...relationship.sentences] },
    { ...relationship, strength: 40, sentences: ['Bo and Cy met.'] },
  ],
  explanations: [],
  breakdowns: null,
})
const connector = (id: string) => ({
  id,
  name: id,
  kind: 'contact' as const,
  score: 1,
  breakdown: { formula: '', steps: [] },
})

test('everybody who can be asked stands once, the best known first, and nobody is asked about whom one knows', () => {
  const found = { paths: [path(null), path('bo'), path('ana'), path('bo', 'worse')], connectors: [connector('ana')] }
  expect(optionsOf(found).map(({ id, path: { label } }) => [id, label])).toEqual([
    ['ana', ''],
    ['bo', ''],
  ])
})

test('the likeliest introduction comes first, whatever the score', () => {
  const found = { paths: [path('ana'), path('bo')], connectors: [connector('ana'), connector('bo')] }
  expect(optionsOf(found, new Map([['bo', null]])).map(({ id }) => id)).toEqual(['bo', 'ana'])
})

test('a route is drawn tie by tie, each with its own evidence', () => {
  const { hops } = drawRoute(path('bo'), { id: 'me', name: 'Me' }, { id: 'cy', name: 'Cy', role: 'CTO' })
  expect(hops.map(({ person, edge }) => [person.id, edge.strength, edge.evidence[0]?.label])).toEqual([
    ['bo', 60, 'You and Bo wrote.'],
    ['cy', 40, 'Bo and Cy met.'],
  ])
  expect(hops[1]?.person.role).toBe('CTO')
})
