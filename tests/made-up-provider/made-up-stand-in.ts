import { headersOf } from '../../tools/stand-ins/made-up/made-up-messages.ts'
import type { MadeUpMailbox } from '../../tools/stand-ins/made-up/made-up-mailbox.ts'
import type { Answer, AskedOfStandIn, GrantOf, Refusals } from '../../tools/stand-ins/stand-in-protocol.ts'
import { startStandIn, type StandIn } from '../../tools/stand-ins/stand-in-server.ts'

const perPage = 20
const refusals: Refusals = {
  unauthorized: () => ({ status: 401 }),
  expiredCursor: () => ({ status: 409 }),
  // A code of its own, which only the declaration knows.
  tooManyRequests: () => ({ status: 420 }),
  serverError: (status) => ({ status }),
  notFound: () => ({ status: 404 }),
}

/** A mailbox behind one path: pages of letters, newest first, and changes since a cursor. */
export const startMadeUp = (mailbox: MadeUpMailbox, grantOf: GrantOf): Promise<StandIn> =>
  startStandIn({
    refusals,
    grant: { account: mailbox.account.address, scopes: ['letters.read'] },
    grantOf,
    routes: [
      { operation: 'letters', method: 'GET', path: /^\/letters$/, answer: (asked) => listLetters(asked, mailbox) },
    ],
  })

function listLetters({ query }: AskedOfStandIn, { messages }: MadeUpMailbox): Answer {
  const [from = messages.slots - 1, seen = messages.changes.latest] = placeIn(query.get('page'))
  const cursor = query.get('cursor')
  const changes = cursor ? messages.changes.since(Number(cursor)) : null
  if (changes === undefined) return { status: 409 }
  const all = changes
    ? [...new Set(changes.map(({ id }) => id))].map((id) => messages.find(id))
    : Array.from({ length: Math.min(perPage, from + 1) }, (_, i) => messages.at(from - i))
  const next = changes || from < perPage ? null : `${from - perPage} ${seen}`
  const letters = all
    .filter((message) => message !== undefined)
    .map((message) => ({
      id: message.id,
      headers: headersOf(message).map(([name, value]) => [name.toLowerCase(), value]),
    }))
  return { status: 200, items: 'letters', body: { letters, next, cursor: String(seen) } }
}

const placeIn = (page: string | null): number[] => (page ? page.split(' ').map(Number) : [])
