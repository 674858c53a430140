import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { findBestPaths } from '../companies/describe-companies.ts'
import { findEarlierAsks } from '../earlier-asks/find-earlier-asks.ts'
import { findPathsTo } from '@wellmet/graph/paths/find-paths-to.ts'
import type { MissionProgress } from './missions.contract.ts'
import { progressOf } from './missions.rules.ts'
import { listTargets } from './missions.store.ts'

/** As many as a collection holds. */
const mostCounted = 500

/** By the best path to each target that the viewer has now and by what was asked; all missions at once: they share targets. */
export async function measureProgress(
  tx: Tx,
  call: MemberCall,
  missions: string[],
): Promise<Map<string, MissionProgress>> {
  const targets = missions.length === 0 ? [] : await listTargets(tx, { missions, most: mostCounted })
  const people = [...new Set(targets.flatMap(({ personId }) => personId ?? []))]
  const companies = [...new Set(targets.flatMap(({ companyId }) => companyId ?? []))]
  const foundPaths = people.length === 0 ? new Map<string, never>() : await findPathsTo(tx, call, people)
  const best = await findBestPaths(tx, call, companies)
  const asks = await findEarlierAsks(tx, call, { people, companies })
  const of = Map.groupBy(targets, ({ missionId }) => missionId)
  return new Map(
    missions.map((id) => {
      const own = of.get(id) ?? []
      const measured = own.map(({ personId, companyId }) =>
        personId === null
          ? {
              status: best.get(present(companyId))?.strongestPath.status ?? 'none',
              asks: asks.into(present(companyId)),
            }
          : { status: foundPaths.get(personId)?.person.path.status ?? 'none', asks: asks.to(personId) },
      )
      return [id, progressOf(own[0]?.total ?? 0, measured)]
    }),
  )
}
