import type { PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { expect, test } from 'vitest'
import { drawPath } from '../../graph/paths/draw-path.ts'
import { isThroughAsked } from '@wellmet/identity/person-states/asked-connector.rules.ts'
import { optionsOf } from './route-options.ts'

const because = (text: string) => ({
  explanations: [{ code: 'paths.unknown', params: {}, text, audience: 'viewer' as const }],
  evidence: [{ code: 'paths.unknown', params: {}, text, source: 'mail' as const, lastAt: null }],
  corrections: [],
})
const relationship = { strength: 60, basis: 'verified', freshness: 'fresh' } as const
const path = (viaId: string | null, label = ''): PathInFull => ({
  status: 'verified',
  confidence: 80,
  label,
  hops: viaId ? 2 : 1,
  viaName: viaId,
  viaId,
  explanation: ['You and Bo wrote.', 'Bo and Cy met.'],
  score: 50,
  chance: 0.25,
  pastAsks: 0,
  between: viaId ? [{ id: viaId, name: viaId, kind: 'contact' }] : [],
  leadsToTeammate: false,
  availability: { canAsk: true, from: null },
  relationships: [
    { ...relationship, ...because('You and Bo wrote.') },
    { ...relationship, strength: 40, ...because('Bo and Cy met.') },
  ],
  breakdown: [],
})

test('everybody who can be asked stands once, in the order of the paths, and nobody is asked about whom one knows', () => {
  const found = { paths: [path(null), path('bo'), path('ana'), path('bo', 'worse')] }
  expect(optionsOf(found).map(({ id, path: { label } }) => [id, label])).toEqual([
    ['bo', ''],
    ['ana', ''],
  ])
})

test('whoever was asked comes first, because theirs is the path that counts now', () => {
  const found = { paths: [path('bo'), path('ana'), path('kofi')] }
  const order = (asked: string | null) => optionsOf(found, asked).map(({ id }) => id)
  expect(order('kofi')).toEqual(['kofi', 'bo', 'ana'])
  expect(order(null)).toEqual(['bo', 'ana', 'kofi'])
  expect(isThroughAsked({ state: 'waiting_for_connector', requestId: 'r' })).toBe(true)
  expect(isThroughAsked({ state: 'said_no', requestId: 'r' })).toBe(false)
})

test('a route is drawn step by step, each with its own evidence', () => {
  const { hops } = drawPath(path('bo'), { id: 'me', name: 'Me' }, { id: 'cy', name: 'Cy', role: 'CTO' })
  expect(hops.map(({ person, edge }) => [person.id, edge.strength, edge.evidence[0]?.label])).toEqual([
    ['bo', 60, 'You and Bo wrote.'],
    ['cy', 40, 'Bo and Cy met.'],
  ])
  expect(hops[1]?.person.role).toBe('CTO')
})
