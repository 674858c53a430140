import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recompute } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import { connectorBreakdown, connectorScore, rankConnectors, type ConnectorFacts } from './connector-score.rules.ts'

const side = { sent: 4, returned: 2, silence: 10, relationship: 0 }
const usual: ConnectorFacts = { toViewer: side, toTarget: side, introductions: 2, degree: 50, silent: null }

test('it is the formula in docs/ranking.md', () => {
  const byHand = (5.02 ** 0.33 * 5.02 ** 0.48 * 3 ** 0.3) / (50 ** 0.63 * 11 ** 0.23 * 11 ** 0.3 * 11 ** 0.14)
  expect(connectorScore(usual)).toBe(Math.round(byHand * 1e6))
})

test('with equal ties the less connected person is the better connector', () => {
  expect(connectorScore({ ...usual, degree: 20 })).toBeGreaterThan(connectorScore({ ...usual, degree: 500 }))
})

test('more contact, more introductions and less silence never lower it', () => {
  const sides = fc.record({
    sent: fc.double({ min: 0, max: 300, noNaN: true }),
    returned: fc.double({ min: 0, max: 300, noNaN: true }),
    silence: fc.nat(2000),
    relationship: fc.nat(950),
  })
  const facts = fc.record({
    toViewer: sides,
    toTarget: sides,
    introductions: fc.nat(100),
    degree: fc.nat(20_000),
    silent: fc.option(fc.nat(2000)),
  })
  fc.assert(
    fc.property(facts, (facts) => {
      const score = connectorScore(facts)
      const { toViewer, toTarget } = facts
      for (const better of [
        { ...facts, toViewer: { ...toViewer, sent: toViewer.sent + 1 } },
        { ...facts, toTarget: { ...toTarget, returned: toTarget.returned + 1 } },
        { ...facts, toTarget: { ...toTarget, relationship: toTarget.relationship + 50 } },
        { ...facts, toViewer: { ...toViewer, silence: Math.floor(toViewer.silence / 2) } },
        { ...facts, introductions: facts.introductions + 1 },
      ])
        expect(connectorScore(better)).toBeGreaterThanOrEqual(score)
      expect(recompute(connectorBreakdown(facts))).toBe(score)
    }),
  )
})

test('a connector whom nobody saw in contact with the target ranks by the tie, after one who was seen', () => {
  const known = (relationship: number): ConnectorFacts => ({
    ...usual,
    toTarget: { sent: 0, returned: 0, silence: null, relationship },
  })
  const ranked = rankConnectors([
    { id: 'giant', facts: known(20) },
    { id: 'start-up', facts: known(940) },
    { id: 'seen', facts: usual },
  ])
  expect(ranked.map(({ id }) => id)).toEqual(['seen', 'start-up', 'giant'])
})

test('equal connectors come in the order of their ids', () => {
  const ids = rankConnectors(['c', 'a', 'b'].map((id) => ({ id, facts: usual }))).map(({ id }) => id)
  expect(ids).toEqual(['a', 'b', 'c'])
})
