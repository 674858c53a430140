import { expect, test } from 'vitest'
import { sampleNetwork } from '../../../showcase/sample-network.ts'
import { indexNetwork } from '../../../contacts/network-people/network-lookup.ts'
import { bendOf } from '../layout/curve-relationship.ts'
import { placePeople } from '../layout/place-people.ts'
import { readPalette } from './colours.ts'
import { discStyles } from './disc-style.ts'
import { firstShare, nextShare } from './moving-share.ts'
import { floatsPerRelationship, packRelationships } from './pack-relationships.ts'
import { dashes, dashOf, opacityOf, widthOf } from './relationship-style.ts'

const palette = readPalette((name) => (name === '--surface' ? '#ffffff' : '#336699'))

test('width is strength, and unknown has a width of its own and dots', () => {
  expect(widthOf(90)).toBeGreaterThan(widthOf(20))
  expect(dashOf(null, 'verified')).toBe(dashes.dotted)
  expect(dashOf(40, 'inferred')).toBe(dashes.dashed)
  expect(dashOf(40, 'probable')).toBe(dashes.whole)
})

test('opacity is freshness, and a crowd is lighter than a few', () => {
  expect(opacityOf('fresh', 50, 100)).toBeGreaterThan(opacityOf('dormant', 50, 100))
  expect(opacityOf('fresh', 50, 100)).toBeGreaterThan(opacityOf('fresh', 50, 4000))
})

test('lit ties lie on top and the others fade', () => {
  const network = indexNetwork(sampleNetwork(60, 120, 20))
  const layout = placePeople(network)
  const opacityAt = (packed: Float32Array, relationship: number): number =>
    packed[(relationship + 1) * floatsPerRelationship - 1] ?? 0
  const plain = packRelationships(network, layout, network.byStrength, [], palette)
  const lit = packRelationships(network, layout, network.byStrength, [network.byStrength[0] ?? 0], palette)
  expect(lit.length).toBe(plain.length)
  expect(opacityAt(lit, lit.length / floatsPerRelationship - 1)).toBeGreaterThan(opacityAt(lit, 0))
  expect(opacityAt(lit, 0)).toBeLessThan(opacityAt(plain, 1))
})

test('a tie between people far apart bends inwards, but not through you', () => {
  const layout = placePeople(indexNetwork(sampleNetwork(60, 120, 20)))
  for (let one = 1; one <= 60; one += 7)
    for (let other = one + 1; other <= 60; other += 7) {
      const bend = bendOf(layout, one, other)
      expect(Math.hypot(bend.x, bend.y)).toBeGreaterThan(layout.bands[0].inner * 0.49)
    }
})

test('an unknown strength is a hollow disc', () => {
  const { people } = sampleNetwork(200, 300, 40)
  const { plain } = discStyles(people, palette)
  const unknown = people.findIndex(({ strength }) => strength === null)
  expect(plain[unknown + 1]?.fill).toBe('#ffffff')
})

test('a slow frame draws fewer ties next, a quick one more, and never none', () => {
  expect(nextShare(1, 60)).toBeLessThan(0.5)
  expect(nextShare(0.5, 10)).toBeGreaterThan(0.5)
  expect(nextShare(0.05, 500)).toBeGreaterThan(0)
  expect(firstShare(2)).toBe(1)
  expect(firstShare(240)).toBeCloseTo(0.05)
})
