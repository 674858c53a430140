import { expect, test } from 'vitest'
import { sampleNetwork } from '../../../showcase/sample-network.ts'
import { indexNetwork } from '../../../contacts/network-people/network-lookup.ts'
import { chooseRelationships } from './choose-relationships.ts'
import { placePeople } from './place-people.ts'

const network = indexNetwork(sampleNetwork(400, 1100, 92))
const layout = placePeople(network)
const everybody = new Uint8Array(401).fill(1)
const all = { left: -100, right: 100, bottom: -100, top: 100 }
const strengthOf = (relationship: number): number => network.relationships[relationship]?.strength ?? -1

test('within the budget every tie is drawn', () => {
  const { relationships, inView } = chooseRelationships(network, layout, everybody, all, 5000)
  expect(relationships.length).toBe(network.relationships.length)
  expect(inView).toBe(network.relationships.length)
})

test('beyond it the strongest are drawn, weakest of them first, and the rest are counted', () => {
  const { relationships, inView } = chooseRelationships(network, layout, everybody, all, 100)
  const strengths = [...relationships].map(strengthOf)
  expect(strengths).toEqual(strengths.toSorted((one, other) => one - other))
  expect(inView).toBe(network.relationships.length)
  expect(strengths[0]).toBeGreaterThan(70)
})

test('a tie needs both its people shown, and one of them in view', () => {
  const onlyYou = Uint8Array.from(everybody, (_, number) => (number === 0 ? 1 : 0))
  expect(chooseRelationships(network, layout, onlyYou, all, 5000).inView).toBe(0)
  const middle = { left: -1, right: 1, bottom: -1, top: 1 }
  expect(chooseRelationships(network, layout, everybody, middle, 5000).inView).toBe(network.relationshipsOf[0]?.length)
})
