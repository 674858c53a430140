import type { FastifyInstance } from 'fastify'
import type { Contract } from '@wellmet/platform/contract/endpoint.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { users } from '@wellmet/account/users/users.contract.ts'
import { sharing } from '@wellmet/contacts/sharing/sharing.contract.ts'
import { contracts as servedContracts } from '../../apps/api/contracts.ts'
import { idsSeenBy } from '../contract/id-pool.ts'
import { acquaintance, acquaintances, addressOf, connectionsOf, mailboxOf } from './address-books.ts'
import { compareAnswers, type Compared } from './compare-answers.ts'
import type { FirstWorld } from './first-world.ts'
import { lookupsOf, searchesOf } from './lookups.ts'
import type { PrivateChange } from './private-changes.ts'
import { asked, draw, shuffled, sweep, type Asking, type Question } from './questions.ts'
import { canaries, secretAddresses, secretWords } from './secrets.ts'
import { bringToBoth, openTwin, type Twin } from './twin.ts'
import { viewersOf, type Viewer } from './viewers.ts'

export interface Comparison extends Compared {
  requests: number
  /** How often each endpoint was asked. */
  routes: Map<string, number>
}

interface Plan {
  seed: number
  requests: number
  /** How many viewers ask each read, in turns drawn by the seed; everybody unless said otherwise. */
  askersPerRead?: number | undefined
  contracts?: readonly Contract[]
  serverOf?: (services: Services) => Promise<FastifyInstance>
}

const words = [
  'Publius3',
  'Open University',
  acquaintance(0).first,
  acquaintance(9).last,
  acquaintance(3).company,
  addressOf(9),
  ...secretWords,
]

/** Two clones of one world, a private change in one of them, and everybody else asking the same of both. */
export async function compareWorlds(first: FirstWorld, change: PrivateChange, plan: Plan): Promise<Comparison> {
  const { seed, requests, askersPerRead, contracts = servedContracts, serverOf } = plan
  const [a, b] = await Promise.all([openTwin(first, serverOf), openTwin(first, serverOf)])
  try {
    await change.happen(b, first)
    const asking: Asking = { contracts, seed, words, secretIds: await secretIdsOf(b, first, change, contracts) }
    const viewers = await viewersOf(a.app, contracts, first.participants, change.whose)
    // A read is a change too: the first look at sharing creates the member network.
    await viewersOf(b.app, contracts, first.participants, change.whose)
    const questions = questionsOf(asking, viewers, requests, askersPerRead).filter(
      ({ route }) => !(change.isAudited && route.includes(' /api/audit')),
    )
    const half = Math.ceil(questions.length / 2)
    const early = questions.slice(0, half)
    const late = shuffled([...questions.slice(half), ...changesOf(first, viewers)], seed)
    const before = await compareAnswers(a.app, b.app, early, canaries)
    await goOn(a, b, first)
    const after = await compareAnswers(a.app, b.app, late, canaries)
    return {
      findings: [...before.findings, ...after.findings],
      answered: before.answered + after.answered,
      requests: early.length + late.length,
      routes: tally([...early, ...late]),
    }
  } finally {
    await Promise.all([a.close(), b.close()])
  }
}

/** Most of all with what somebody can see; then with what they should not know; the rest is drawn by the contracts. */
const shares = { seen: 0.52, secret: 0.12, lookups: 0.06, searches: 0.08 }

function questionsOf(
  asking: Asking,
  viewers: readonly Viewer[],
  requests: number,
  askersPerRead = viewers.length,
): Question[] {
  const some = (share: keyof typeof shares, questions: Question[]): Question[] =>
    shuffled(questions, asking.seed).slice(0, Math.round(requests * shares[share]))
  const byId = [
    ...some(
      'seen',
      viewers.flatMap((viewer) => sweep(asking, viewer, [...viewer.ids.keys()])),
    ),
    ...some(
      'secret',
      viewers.flatMap((viewer) => sweep(asking, viewer, asking.secretIds)),
    ),
    ...some('lookups', lookupsOf(viewers)),
    ...some('searches', searchesOf(viewers, asking.words)),
  ]
  const each = Math.ceil(Math.max(0, requests - byId.length) / viewers.length)
  const drawn = viewers.flatMap((viewer, i) =>
    draw(asking, viewer, each, (turn) => (turn + i) % viewers.length < askersPerRead),
  )
  return shuffled([...byId, ...drawn], asking.seed)
}

/** What is changed in both worlds alike: who shares with whom, and what an outsider can set off. */
function changesOf({ participants }: FirstWorld, viewers: readonly Viewer[]): Question[] {
  const { change } = sharing.endpoints
  const everybody = [
    participants.mara,
    participants.bob,
    participants.eve,
    participants.vic,
    participants.olga,
    participants.pavel,
  ].map(({ user }) => user.id)
  const bodies = [
    { mode: 'workspace' },
    { mode: 'private' },
    ...everybody.map((id) => ({ mode: 'selected', with: [id] })),
  ]
  const sharers = viewers.filter(({ label }) => ['mara', 'bob', 'pavel', 'program'].includes(label))
  const stranger = viewers.find(({ label }) => label === 'anonymous')!
  return [
    ...sharers.flatMap((viewer) => bodies.map((body) => asked(viewer, change, { body }, true))),
    ...secretAddresses.map((email) => asked(stranger, users.endpoints.forgotPassword, { body: { email } }, true)),
  ]
}

/** Life goes on: two of the others bring the same in both worlds. */
const goOn = (a: Twin, b: Twin, { participants, now }: FirstWorld): Promise<void> =>
  bringToBoth(a, b, [
    { who: participants.mara, fileName: 'later.csv', content: connectionsOf(acquaintances(12, 24)) },
    {
      who: participants.pavel,
      fileName: 'later.mbox',
      content: mailboxOf(participants.pavel.user.email, [9, 12].map(addressOf), now),
    },
  ])

/** Whatever only those see whose business it is. */
async function secretIdsOf(
  { app }: Twin,
  { participants }: FirstWorld,
  { whose }: PrivateChange,
  contracts: readonly Contract[],
): Promise<string[]> {
  const ids: string[] = []
  for (const name of whose) ids.push(...(await idsSeenBy(app, contracts, participants[name])).keys())
  return [...new Set(ids)]
}

function tally(questions: readonly Question[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { route } of questions) counts.set(route, (counts.get(route) ?? 0) + 1)
  return counts
}
