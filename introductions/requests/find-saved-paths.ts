import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { toPath, findPathTo, findPathsTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { rateConnectors } from '@wellmet/graph/paths/rate-connectors.ts'
import type { Connector } from '@wellmet/graph/paths/paths.contract.ts'
import type { Path } from '@wellmet/graph/paths/path.rules.ts'
import type { Route } from './introductions.contract.ts'
import { requestsMessages } from './requests.messages.ts'
import { byWorth } from './requests.rules.ts'

/** Every way to somebody that goes through a connector, best first, with its evidence as the viewer sees it now. */
export async function findRoutes(tx: Tx, call: MemberCall, foundPaths: PathsToPerson): Promise<Route[]> {
  const rated = new Map((await rateConnectors(tx, call, foundPaths)).map((connector) => [connector.id, connector]))
  const takenAt = call.services.now().toISOString()
  return foundPaths.paths
    .filter(({ connector }) => connector !== null)
    .map((path) => toRoute(path, rated.get(path.viaId!), takenAt))
    .toSorted(byWorth)
}

const toRoute = (path: Path, rated: Connector | undefined, takenAt: string): Route => ({
  via: { personId: path.viaId!, name: path.viaName!, kind: 'userId' in path.connector! ? 'member' : 'contact' },
  path: toPath(path),
  explanations: [...path.explanation],
  breakdowns: path.breakdowns && {
    score: openBreakdown(path.breakdowns.score),
    confidence: openBreakdown(path.breakdowns.confidence),
  },
  connectorScore: rated?.score ?? null,
  connectorBreakdown: rated?.breakdown ?? null,
  takenAt,
})

type Breakdowns = NonNullable<Path['breakdowns']>

const openBreakdown = ({ formula, steps, result }: Breakdowns['score']) => ({
  formula,
  steps: steps.map((step) => ({ ...step, evidence: [...step.evidence] })),
  result,
})

/** The same for somebody who was in sight once: none when they are not any more. */
export async function findRoutesAgain(tx: Tx, call: MemberCall, person: string): Promise<Route[]> {
  if (!(await findPathsTo(tx, call, [person])).has(person)) return []
  return findRoutes(tx, call, await findPathTo(tx, call, personIds(call).show(BigInt(person))))
}

/** The best way through this connector. It must exist now, not when it was shown. */
export function routeThrough(routes: readonly Route[], { person }: PathsToPerson, via: string | null): Route {
  const found = via === null ? routes[0] : routes.find(({ via: { personId } }) => personId === via)
  if (found) return found
  const target = person.name
  if (via === null && person.path.hops === 1) throw fail('conflict', requestsMessages.knownToYou({ target }))
  const message =
    via === null ? requestsMessages.noPathYet({ target }) : requestsMessages.connectorWithoutPath({ target })
  throw fail('conflict', message, { errors: [{ field: 'connector.personId', message }] })
}

/** Nothing on record joins the two: the asker says that they know each other, and the route says so. */
export function statedRoute(via: Route['via'], target: string, takenAt: string): Route {
  const stated = requestsMessages.statedByYou.message({ connector: via.name, target })
  return {
    via,
    path: {
      status: 'none',
      confidence: 0,
      label: requestsMessages.noPathOnRecord.message().text,
      hops: 0,
      viaName: via.name,
      viaId: via.personId,
      explanation: [stated.text],
      score: 0,
    },
    explanations: [{ ...stated, audience: 'viewer' }],
    breakdowns: null,
    connectorScore: null,
    connectorBreakdown: null,
    takenAt,
  }
}
