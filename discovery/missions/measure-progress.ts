import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { findBestPaths, strongestInto } from '../companies/describe-companies.ts'
import { findEarlierAsks } from '../earlier-asks/find-earlier-asks.ts'
import { findSectorPeople } from './find-sector-people.ts'
import { findPathsTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import type { MissionProgress } from './missions.contract.ts'
import { progressOf, type TargetProgress } from './missions.rules.ts'
import { listTargets } from './missions.store.ts'

/** As many as a collection holds. */
export const mostCounted = 500

/** By the best path to each target that the viewer has now and by what was asked; all missions at once: they share targets. */
export async function measureProgress(
  tx: Tx,
  call: MemberCall,
  missions: string[],
): Promise<Map<string, MissionProgress>> {
  const targets = missions.length === 0 ? [] : await listTargets(tx, { missions, most: mostCounted })
  const of = Map.groupBy(await measureTargets(tx, call, targets), ({ missionId }) => missionId)
  return new Map(
    missions.map((id) => {
      const own = of.get(id) ?? []
      return [id, progressOf(own[0]?.total ?? 0, own)]
    }),
  )
}

type Measured = TargetProgress & { readonly knownAs: string | null }

/** Each of them with its best path and the requests about it; `knownAs` is the name of a person who is in sight. */
export async function measureTargets<
  Target extends { personId: string | null; companyId: string | null; name: string },
>(tx: Tx, call: MemberCall, targets: readonly Target[]): Promise<(Target & Measured)[]> {
  const people = [...new Set(targets.flatMap(({ personId }) => personId ?? []))]
  const companies = [...new Set(targets.flatMap(({ companyId }) => companyId ?? []))]
  const foundPaths = people.length === 0 ? new Map<string, PathsToPerson>() : await findPathsTo(tx, call, people)
  const best = await findBestPaths(tx, call, companies)
  const inSectors = await findSectorPeople(
    call,
    targets.filter(({ companyId }) => companyId !== null && isNone(best.get(companyId)?.strongestPath.status)),
    [],
  )
  const bestInSectors = await strongestInto(
    tx,
    call,
    [...inSectors].map(([companyId, nearest]) => ({ companyId, nearest })),
  )
  const asks = await findEarlierAsks(tx, call, { people, companies })
  return targets.map((target) => {
    if (target.personId === null) {
      const companyId = present(target.companyId)
      const status = (bestInSectors.get(companyId) ?? best.get(companyId))?.strongestPath.status ?? 'none'
      return { ...target, status, asks: asks.into(companyId), knownAs: null }
    }
    const person = foundPaths.get(target.personId)?.person
    return {
      ...target,
      status: person?.path.status ?? 'none',
      asks: asks.to(target.personId),
      knownAs: person?.name ?? null,
    }
  })
}

const isNone = (status: string | undefined): boolean => status === undefined || status === 'none'
