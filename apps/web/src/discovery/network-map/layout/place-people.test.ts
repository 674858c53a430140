import { expect, test } from 'vitest'
import { sampleNetwork } from '../../../showcase/sample-network.ts'
import { indexNetwork } from '../../../contacts/network-people/network-lookup.ts'
import { smallNetwork } from '../../../contacts/network-people/small-network-for-tests.ts'
import { placePeople } from './place-people.ts'

const network = indexNetwork(sampleNetwork(400, 1100, 92))
const layout = placePeople(network)
const distance = (one: number, other: number): number =>
  Math.hypot((layout.x[one] ?? 0) - (layout.x[other] ?? 0), (layout.y[one] ?? 0) - (layout.y[other] ?? 0))

test('the same network is placed the same way every time', () => {
  expect(placePeople(indexNetwork(sampleNetwork(400, 1100, 92)))).toEqual(layout)
})

test('you are in the middle and everybody stands in the band of their ring', () => {
  expect([layout.x[0], layout.y[0]]).toEqual([0, 0])
  network.people.forEach(({ ring }, at) => {
    const band = layout.bands[ring - 1]
    expect(distance(0, at + 1)).toBeGreaterThan(band?.inner ?? 0)
    expect(distance(0, at + 1)).toBeLessThan(band?.outer ?? 0)
  })
})

test('no two discs touch', () => {
  for (let one = 0; one <= network.people.length; one += 1)
    for (let other = one + 1; other <= network.people.length; other += 1)
      expect(distance(one, other)).toBeGreaterThan((layout.size[one] ?? 0) + (layout.size[other] ?? 0))
})

test('sectors go from the largest company clockwise, the rest last, and colleagues stand together', () => {
  const companies = layout.sectors.filter(({ company }) => company !== null)
  const sizes = companies.map(({ members }) => members.length)
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
  expect(layout.sectors.slice(companies.length).map(({ label }) => label)).toEqual([
    'Other companies',
    'Company unknown',
  ])
  for (const { from, to, members } of layout.sectors)
    for (const number of members) {
      expect(layout.angle[number]).toBeGreaterThanOrEqual(from)
      expect(layout.angle[number]).toBeLessThanOrEqual(to)
    }
})

test('a stronger person has a larger disc, in the same row at least', () => {
  const small = indexNetwork(smallNetwork)
  const { size } = placePeople(small)
  expect(size[1]).toBeGreaterThan(size[2] ?? 0)
})

test('five thousand people are placed in well under a frame or two', () => {
  const large = indexNetwork(sampleNetwork(5000, 20_000, 620))
  const began = performance.now()
  placePeople(large)
  expect(performance.now() - began).toBeLessThan(500)
})
