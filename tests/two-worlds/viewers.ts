import type { FastifyInstance } from 'fastify'
import { methodOf, type Contract } from '@wellmet/platform/contract/endpoint.ts'
import { idsSeenBy, type IdPool } from '../contract/id-pool.ts'
import { sendRequest, requestOf } from '../contract/send-request.ts'
import type { Credentials } from '../world/client.ts'
import type { RequestParticipants } from './first-world.ts'

/** Somebody who asks, and what they have to ask with. */
export interface Viewer {
  label: string
  credentials: Credentials
  ids: IdPool
  /** Where pages of theirs end, by route. */
  cursors: Map<string, string[]>
}

const guests: readonly (keyof RequestParticipants)[] = ['mara', 'bob', 'eve', 'nils', 'vic', 'olga', 'pavel', 'program']

/** Everybody who must not see the difference. Nils has no member network, and none is created for him. */
export async function viewersOf(
  app: FastifyInstance,
  contracts: readonly Contract[],
  participants: RequestParticipants,
  whose: readonly (keyof RequestParticipants)[],
): Promise<Viewer[]> {
  const others = guests.filter((name) => name !== 'nils' && !whose.includes(name))
  const asking = [...others.map((name) => [name, participants[name]] as const), ['anonymous', {}] as const]
  const viewers: Viewer[] = []
  for (const [label, credentials] of asking) {
    const ids = await idsSeenBy(app, contracts, credentials)
    viewers.push({ label, credentials, ids, cursors: await cursorsSeenBy(app, contracts, credentials) })
  }
  return viewers
}

const pages = 4

async function cursorsSeenBy(
  app: FastifyInstance,
  contracts: readonly Contract[],
  credentials: Credentials,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const endpoint of contracts.flatMap(({ endpoints }) => Object.values(endpoints))) {
    const isPaged = methodOf(endpoint) === 'GET' && endpoint.query?.safeParse({ limit: 3 }).success
    if (!isPaged || !endpoint.query!.shape['cursor']) continue
    const cursors: string[] = []
    for (let query: object = { limit: 3 }; cursors.length < pages; query = { limit: 3, cursor: cursors.at(-1)! }) {
      const answer = await sendRequest(
        app,
        requestOf(endpoint, { query: query as Record<string, unknown> }, credentials),
      )
      const next = answer.status === 200 ? (JSON.parse(answer.body) as { next?: string | null }).next : null
      if (!next) break
      cursors.push(next)
    }
    found.set(endpoint.route, cursors)
  }
  return found
}
