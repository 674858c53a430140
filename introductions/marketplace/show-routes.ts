import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { findOutcomeStatistics } from '@wellmet/graph/outcome-model/find-outcome-statistics.ts'
import {
  outcomeWords,
  reputationOf,
  type OutcomeStatistics,
} from '@wellmet/graph/outcome-model/outcome-statistics.rules.ts'
import { relationshipsToConnectors } from '@wellmet/graph/outcome-model/relationship-to-connector.ts'
import { pathsToCount } from '@wellmet/graph/paths/paths-to-count.ts'
import type { ConnectorIdentity } from '@wellmet/graph/outcome-model/connector-identity.rules.ts'
import { listTop } from '@wellmet/graph/paths/find-paths.ts'
import { findPathTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { silentBy } from '@wellmet/graph/outcome-model/connector-insight.rules.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { firstOf, getFrom, itemAt, present } from '@wellmet/platform/values/present.rules.ts'
import { freshnessOf } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { rateRoute, type RatedRoute } from '../outcomes/rate-path.rules.ts'
import type { Probability } from '../outcomes/probability.rules.ts'
import type { Estimate } from '../outcomes/outcomes.contract.ts'
import type { Route } from '../requests/introductions.contract.ts'
import { findRoutes } from '../requests/find-saved-paths.ts'
import { findAvailability } from './find-availability.ts'
import type { MarketRoute, RoutesToTarget } from './marketplace.contract.ts'
import { marketplaceMessages } from './marketplace.messages.ts'

export const showRoutes = (call: MemberCall, targetId: string): Promise<RoutesToTarget> =>
  call.db.transaction(async (tx) => {
    const candidates = await findCandidates(tx, call, await findPathTo(tx, call, targetId))
    return firstOf(await rateRoutes(tx, call, [candidates]))
  })

/** How many of the best in reach are looked at to find some to whom an introduction is needed. */
const lookedAt = 25

export const showBestRoutes = (
  call: MemberCall,
  { targetId, limit }: { targetId?: string | undefined; limit: number },
): Promise<{ targets: RoutesToTarget[] }> =>
  call.db.transaction(async (tx) => {
    if (targetId !== undefined) return { targets: [await showRoutes(call, targetId)] }
    const { people } = await listTop(call, { limit: lookedAt })
    const targets: Candidates[] = []
    for (const { id } of people.filter(({ path }) => path.hops > 1).slice(0, limit))
      targets.push(await findCandidates(tx, call, await findPathTo(tx, call, id)))
    return { targets: await rateRoutes(tx, call, targets) }
  })

/** The routes to one target as the viewer sees them, each with the connector to ask and what was learned of both. */
interface Candidates {
  person: PathsToPerson['person']
  personId: string
  routes: { route: Route; connector: ConnectorIdentity; statistics: OutcomeStatistics }[]
}

async function findCandidates(tx: Tx, call: MemberCall, foundPaths: PathsToPerson): Promise<Candidates> {
  const { person, personId } = foundPaths
  const found = onePerConnector(await findRoutes(tx, call, foundPaths))
  const connectors = new Map(foundPaths.paths.map(({ viaId, connector }) => [viaId, connector]))
  const statisticsOf = await findOutcomeStatistics(tx, call, pathsToCount(foundPaths))
  const routes = found.map((route) => {
    const connector = present(connectors.get(route.via.personId), 'connector')
    return { route, connector, statistics: statisticsOf({ connector, target: personId }) }
  })
  return { person, personId, routes }
}

/** Reads ties and availability once for all connectors of all targets. */
async function rateRoutes(tx: Tx, call: MemberCall, targets: readonly Candidates[]): Promise<RoutesToTarget[]> {
  const today = utcDay(call.services.now())
  const all = targets.flatMap(({ routes }) => routes)
  const connectors = all.map(({ connector }) => connector)
  const relationships = await relationshipsToConnectors(
    tx,
    { workspaceId: call.viewer.workspaceId, userId: call.viewer.userId },
    connectors.map((connector) => ({ connector, target: null })),
    today,
  )
  const availabilityOf = await findAvailability(tx, call, connectors)
  const inferredRelationshipOf = new Map(all.map((one, i) => [one, itemAt(relationships, i).relationship]))
  return targets.map(({ person, personId, routes: found }) => {
    const routes = found
      .map((candidate): MarketRoute => {
        const { route, connector, statistics } = candidate
        const relationship = getFrom(inferredRelationshipOf, candidate)
        const chances = rateRoute({ relationship, targetSilent: silentBy(person.freshness) }, statistics, today)
        return {
          connector: route.via,
          path: route.path,
          introduction: toIntroduction(chances),
          connectorScore: route.connectorScore,
          reputation: reputationOf(statistics),
          openAsks: statistics.openAsks,
          freshnessLabel: freshnessOf(relationship.silent === null ? null : today - relationship.silent, today).label,
          availability: availabilityOf(connector, { ...person, person: personId }),
          why: [...route.path.explanation, ...outcomeWords(statistics, route.via.name)],
        }
      })
      .toSorted(byChance)
    return {
      target: { id: person.id, name: person.name, company: person.company, role: person.role },
      routes,
      notice: routes.length > 0 ? null : noticeFor(person.name, person.path.hops),
    }
  })
}

/** `findRoutes` has the best first. */
const onePerConnector = (routes: readonly Route[]): Route[] => [
  ...new Map(routes.toReversed().map((route) => [route.via.personId, route])).values(),
]

/** A known chance before an unknown one: unknown is not low, and not a reason to ask either. */
const byChance = (a: MarketRoute, b: MarketRoute): number =>
  (b.introduction?.p ?? -1) - (a.introduction?.p ?? -1) ||
  (b.connectorScore ?? -1) - (a.connectorScore ?? -1) ||
  b.path.score - a.path.score ||
  (a.connector.personId < b.connector.personId ? -1 : 1)

const toEstimate = ({ p, low, high, n, lines }: Probability): Estimate => ({ p, low, high, n, lines: [...lines] })

const toIntroduction = ({ introduction }: RatedRoute): MarketRoute['introduction'] =>
  introduction && {
    p: introduction.p,
    low: introduction.low,
    high: introduction.high,
    n: introduction.n,
    acting: toEstimate(introduction.acting),
    engaging: toEstimate(introduction.engaging),
  }

const noticeFor = (name: string, hops: number) =>
  hops === 1
    ? {
        code: 'known',
        message: marketplaceMessages.youKnowTarget({ name }),
        next: marketplaceMessages.youKnowTargetNext(),
      }
    : {
        code: 'no_paths',
        message: marketplaceMessages.noConnector({ name }),
        next: marketplaceMessages.noConnectorNext(),
      }
