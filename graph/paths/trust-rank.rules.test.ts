import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recompute } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import type { Path } from './path.rules.ts'
import { trustRank, trustBreakdown } from './trust-rank.rules.ts'

const path = (viaId: string | null, rank: number, confidence: number, status: Path['status'] = 'verified'): Path => ({
  status,
  confidence,
  rank,
  score: Math.round(rank / 10_000),
  label: viaId === null ? 'You know Dan' : `Verified path through ${viaId}`,
  hops: viaId === null ? 1 : 2,
  viaId,
  viaName: viaId,
  connector: viaId === null ? null : { person: viaId },
  explanation: [],
  key: `${viaId}/dan/${rank}/${confidence}`,
  relationships: [],
  breakdowns: null,
})

test('no path is no trust', () => {
  expect(trustRank([])).toBe(0)
  expect(trustRank([path('ana', 900_000, 90, 'none')])).toBe(0)
})

test('a path of two strong verified edges is high trust, a LinkedIn connection is not', () => {
  expect(trustRank([path('ana', 640_000, 97)])).toBe(78)
  expect(trustRank([path(null, 50_000, 30)])).toBe(7)
})

test('a second way through the same connector adds nothing, another connector does', () => {
  const one = path('ana', 300_000, 80)
  expect(trustRank([one, path('ana', 200_000, 80)])).toBe(trustRank([one]))
  expect(trustRank([one, path('ben', 200_000, 80)])).toBeGreaterThan(trustRank([one]))
})

test('one path more never lowers it, the order does not matter, and it recomputes from its receipt', () => {
  const any = fc
    .tuple(fc.constantFrom(null, 'a', 'b', 'c', 'd', 'e', 'f'), fc.nat(1_000_000), fc.nat(100))
    .map(([via, rank, confidence]) => path(via, rank, confidence))
  fc.assert(
    fc.property(fc.array(any, { maxLength: 9 }), (paths) => {
      const trust = trustRank(paths)
      expect(trustRank(paths.slice(1))).toBeLessThanOrEqual(trust)
      expect(trustRank(paths.toReversed())).toBe(trust)
      expect(recompute(trustBreakdown(paths))).toBe(trust)
      expect(trust).toBeGreaterThanOrEqual(0)
      expect(trust).toBeLessThanOrEqual(100)
    }),
  )
})
