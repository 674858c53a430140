import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessOf } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { outcomeSentences, reputationOf } from '@wellmet/graph/outcome-model/outcome-statistics.rules.ts'
import { listTop } from '@wellmet/graph/paths/find-paths.ts'
import { connectorOf, findPathTo, findPathsTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { toPathInFull } from '@wellmet/graph/paths/show-path.rules.ts'
import type { MarketRoute, RoutesToTarget } from './marketplace.contract.ts'
import { marketplaceMessages } from './marketplace.messages.ts'

export const showRoutes = (call: MemberCall, targetId: string): Promise<RoutesToTarget> =>
  call.db.transaction(async (tx) => toRoutes(call, await findPathTo(tx, call, targetId)))

/** How many of the best in reach are looked at to find some to whom an introduction is needed. */
const lookedAt = 25

export const showBestRoutes = (
  call: MemberCall,
  { targetId, limit }: { targetId?: string | undefined; limit: number },
): Promise<{ targets: RoutesToTarget[] }> =>
  call.db.transaction(async (tx) => {
    if (targetId !== undefined) return { targets: [await showRoutes(call, targetId)] }
    const { people } = await listTop(call, { limit: lookedAt })
    const wanted = people
      .filter(({ path }) => path.hops > 1)
      .slice(0, limit)
      .flatMap(({ id }) => personIds(call).read(id)?.toString() ?? [])
    const found = await findPathsTo(tx, call, wanted)
    return { targets: wanted.flatMap((personId) => found.get(personId) ?? []).map((one) => toRoutes(call, one)) }
  })

/** One path through each connector, in the order of the paths. */
function toRoutes(call: MemberCall, foundPaths: PathsToPerson): RoutesToTarget {
  const today = utcDay(call.services.now())
  const routes = new Map<string, MarketRoute>()
  for (const path of foundPaths.paths) {
    const { via, connector, statistics } = path
    if (via === null || connector === null || routes.has(via.id)) continue
    const { member, contact } = connectorOf(foundPaths, connector)
    const shown = toPathInFull(path)
    routes.set(via.id, {
      connector: { personId: via.id, name: via.name, kind: 'userId' in connector ? 'member' : 'contact' },
      path: shown,
      reputation: reputationOf(statistics),
      openAsks: statistics.openAsks,
      freshnessLabel: freshnessOf((member ? member.ownLastDay : contact?.lastDay) ?? null, today).label,
      why: [...shown.explanation, ...outcomeSentences(statistics, via.name).map(renderMessage)],
    })
  }
  const { id, name, company, role, path } = foundPaths.person
  return {
    target: { id, name, company, role },
    routes: [...routes.values()],
    notice: routes.size > 0 ? null : noticeFor(name, path.hops),
  }
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
