import { expect, test } from 'vitest'
import {
  withoutPerson,
  namesToFind,
  withoutNames,
  withoutSentencesOn,
  type NamingRequest,
} from './deleted-people.rules.ts'

const route = (via: string, name: string, ...explanation: string[]): NamingRequest['route'] => ({
  via: { personId: via, name, kind: 'contact' },
  path: {
    status: 'verified',
    confidence: 80,
    label: `Through ${name}`,
    hops: 2,
    viaName: name,
    viaId: via,
    explanation,
    score: 70,
    chance: 0.49,
    pastAsks: 0,
    between: [{ id: via, name, kind: 'contact' }],
    leadsToTeammate: false,
    availability: { canAsk: true, from: null },
  },
  explanations: explanation.map((text) => ({ code: 'paths.unknown', params: {}, text, audience: 'connector' })),
  breakdown: [],
  takenAt: '2026-01-01T00:00:00.000Z',
})

const request: NamingRequest = {
  userId: 'mara',
  connectorUser: null,
  targetPerson: '1',
  targetKey: '11',
  connectorPerson: '2',
  isKnownToAsker: false,
  target: { name: 'Joost de Wit', company: 'Kade', title: 'Founder', linkedinUrl: null, email: null },
  connector: { name: 'Ana Ribeiro', email: 'ana@northgate.example', kind: 'contact' },
  subject: 'Harbours',
  message: 'Hello Joost',
  nextStep: null,
  context: 'You know him.',
  route: route('shown-2', 'Ana Ribeiro', 'Ana Ribeiro wrote to Joost de Wit'),
  fallbackPaths: [
    route('shown-3', 'Tariq Aziz'),
    route('bob', 'Bob Reyes', 'Bob Reyes knows Lea Costa, who was at Kade'),
  ],
}

const person = (userId: string, number: string, name: string) => ({
  userId,
  people: new Set([number]),
  targetKeys: new Set([`1${number}`]),
  shown: new Set([`shown-${number}`]),
  shownAfter: 'nobody',
  names: namesToFind([name]),
})

test('a name is found as a whole, and a single word is nobody’s name', () => {
  expect(namesToFind(['Ana', ' Ana Costa ', 'Ana Costa'])).toEqual(['Ana Costa'])
  expect(withoutNames('Ana Costa, Ana Costache and Diana Costa', ['Ana Costa'])).toBe(
    'Somebody, Ana Costache and Diana Costa',
  )
  expect(withoutNames('A+B (C) wrote', ['A+B (C)'])).toBe('Somebody wrote')
})

test('what is said about a connector, by whichever of their names, goes with the sentence', () => {
  const said = 'I’m Mara. Ana Ribeiro and I sailed together. I asked Ana because you both work at Kade. Could we talk?'
  expect(withoutSentencesOn(said, ['Ana Ribeiro'])).toBe('I’m Mara. Could we talk?')
  expect(withoutSentencesOn('Says de Wit: call me. Diana will.', ['Ana de Wit'])).toBe('Diana will.')
  expect(withoutSentencesOn('The de facto way', ['Ana de Wit'])).toBe('The de facto way')
})

test('a target takes all words along, a connector what was said to them', () => {
  expect(withoutPerson(request, person('mara', '1', 'Joost de Wit'))).toMatchObject({
    isTarget: true,
    isConnector: false,
    connector: request.connector,
    target: { name: '', company: null },
    context: null,
    fallbackPaths: [],
    route: { via: { name: 'Ana Ribeiro' }, path: { explanation: [], score: 70 }, explanations: [] },
  })
  expect(withoutPerson(request, person('mara', '2', 'Ana Ribeiro'))).toMatchObject({
    isTarget: false,
    isConnector: true,
    target: request.target,
    message: 'Hello Joost',
    context: null,
    route: { via: { personId: 'nobody', name: '' }, path: { viaName: '' } },
    fallbackPaths: request.fallbackPaths,
  })
})

test('somebody on another path goes with that path, and the request stays open', () => {
  const left = withoutPerson(request, person('mara', '3', 'Tariq Aziz'))
  expect(left).toMatchObject({ isTarget: false, isConnector: false, message: request.message })
  expect(left!.fallbackPaths).toEqual([request.fallbackPaths[1]])
  expect(withoutPerson(request, person('bob', '4', 'Lea Costa'))!.fallbackPaths).toEqual([request.fallbackPaths[0]])
})

test('a teammate takes nobody out of what others know on their own', () => {
  expect(withoutPerson({ ...request, fallbackPaths: [] }, person('bob', '1', 'Joost de Wit'))).toBeNull()
  const asked = { ...request, connectorUser: 'bob', connectorPerson: null, fallbackPaths: [] }
  expect(withoutPerson(asked, person('bob', '1', 'Joost de Wit'))).toMatchObject({ isTarget: true })
  expect(withoutPerson({ ...asked, isKnownToAsker: true }, person('bob', '1', 'Joost de Wit'))).toMatchObject({
    isTarget: false,
    isOver: true,
    target: request.target,
    message: request.message,
  })
})
