import { expect, test } from 'vitest'
import { indexNetwork } from '../../../contacts/network-people/network-lookup.ts'
import { pathRoute } from './path-route.ts'
import { stopsOf, relationshipsAlong } from './path-stops.ts'
import { smallNetwork } from '../../../contacts/network-people/small-network-for-tests.ts'

const network = indexNetwork({
  ...smallNetwork,
  people: smallNetwork.people.map((person) => (person.id === 'Bo' ? { ...person, userId: 'user-bo' } : person)),
})
const number = (id: string) => network.numberOf.get(id) ?? -1
const path = {
  status: 'probable' as const,
  confidence: 61,
  hops: 2,
  label: '',
  score: 40,
  relationships: [],
  viaName: 'Bo Lind',
  chance: 0.16,
  pastAsks: 0,
  between: [],
  leadsToTeammate: false,
  availability: { canAsk: true, from: null },
}

test('a way leads past whom to ask, named by their person or by their user', () => {
  const stops = [0, number('Bo'), number('Cy')]
  expect(stopsOf(network, number('Cy'), { viaId: 'Bo' })).toEqual(stops)
  expect(stopsOf(network, number('Cy'), { viaId: 'user-bo' })).toEqual(stops)
  expect(
    relationshipsAlong(network, stops).map((relationship) => network.relationships[relationship]?.strength),
  ).toEqual([40, 95])
})

test('somebody you know needs nobody in between', () => {
  expect(stopsOf(network, number('Ana'), { viaId: null })).toEqual([0, number('Ana')])
})

test('the route has the words of the API, each at its own leg', () => {
  const explanation = ['You and Bo are in this workspace together.', 'Bo and Cy are in contact both ways.']
  const route = pathRoute(network, [0, number('Bo'), number('Cy')], { ...path, viaId: 'Bo', explanation })
  expect(route).toMatchObject({ status: 'probable', confidence: 61 })
  expect(route.hops.map(({ edge }) => edge.evidence)).toEqual(explanation.map((label) => [{ label }]))
})

test('a leg that the picture does not have is a gap, not a weak tie', () => {
  const route = pathRoute(network, [0, number('Ed')], { ...path, viaId: null, explanation: [] })
  expect(route.hops[0]?.edge).toEqual({ strength: null, warmth: 'unknown', basis: 'unknown', evidence: [] })
})
