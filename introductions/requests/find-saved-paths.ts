import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { findPathsTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import type { RankedPath } from '@wellmet/graph/paths/path.rules.ts'
import { pathExplanations } from '@wellmet/graph/paths/path-words.rules.ts'
import { breakdownOf, noPath, toPath } from '@wellmet/graph/paths/show-path.rules.ts'
import type { Route } from '../moves/saved-path.contract.ts'
import { requestsMessages } from './requests.messages.ts'

/** Every path to somebody that goes through a connector, best first, with its evidence as the viewer sees it now. */
export const findRoutes = ({ services }: MemberCall, { paths }: PathsToPerson): Route[] =>
  paths.flatMap((path) => toRoute(path, services.now().toISOString()))

function toRoute(path: RankedPath, takenAt: string): Route[] {
  const { via, connector } = path
  if (via === null || connector === null) return []
  const { relationships: _, ...saved } = toPath(path)
  return [
    {
      via: { personId: via.id, name: via.name, kind: 'userId' in connector ? 'member' : 'contact' },
      path: saved,
      explanations: pathExplanations(path),
      breakdown: breakdownOf(path),
      takenAt,
    },
  ]
}

/** The same for somebody who was in sight once: none when they are not any more. */
export async function findRoutesAgain(tx: Tx, call: MemberCall, person: string): Promise<Route[]> {
  const found = (await findPathsTo(tx, call, [person])).get(person)
  return found ? findRoutes(call, found) : []
}

/** The best way through this connector. It must exist now, not when it was shown. */
export function routeThrough(routes: readonly Route[], { person }: PathsToPerson, via: string | null): Route {
  const found = via === null ? routes[0] : routes.find(({ via: { personId } }) => personId === via)
  if (found) return found
  const target = person.name
  if (person.path.hops === 1 && (via === null || routes.length === 0))
    throw fail('conflict', requestsMessages.knownToYou({ target }))
  const message =
    via === null ? requestsMessages.noPathYet({ target }) : requestsMessages.connectorWithoutPath({ target })
  throw fail('conflict', message, { errors: [{ field: 'connector.personId', message }] })
}

/** Nothing on record joins the two: the asker says that they know each other, and the route says so. */
export function statedRoute(via: Route['via'], target: string, takenAt: string): Route {
  const { code, params, text } = requestsMessages.statedPath.message({ connector: via.name, target })
  const { relationships: _, ...none } = noPath()
  return {
    via,
    path: {
      ...none,
      label: requestsMessages.noPathOnRecord(),
      viaName: via.name,
      viaId: via.personId,
      explanation: [requestsMessages.statedPath({ connector: via.name, target })],
      availability: { canAsk: true, from: null },
    },
    explanations: [{ code, params: { ...params }, text, audience: 'viewer' }],
    breakdown: [],
    takenAt,
  }
}
