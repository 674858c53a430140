import type { Tx } from '@wellmet/platform/database/connection.ts'
import { refreshStatistics } from '@wellmet/platform/database/statistics.store.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import { changeDirectory } from '@wellmet/identity/visibility/change-directory.ts'
import { comparison } from './cohort.rules.ts'
import { listPeopleAt, listPositionsOf, replaceInferredRelationships } from './derived-relationships.store.ts'
import { cohortsIn, type Cohorts } from './gather-cohorts.ts'
import { monthOfDate } from '@wellmet/platform/values/days.rules.ts'

const slice = 500
const beforeAll = String(-(2n ** 63n))

export interface Derived {
  people: number
  written: number
  removed: number
}

/**
 * Works out anew who of the directory seems to know whom: everybody who was at one of these places, or everybody. What
 * somebody is tied to follows from the stints and the month alone, so running again writes nothing. Slice by slice, each
 * in a transaction of its own.
 */
export async function deriveRelationships(
  services: Services,
  places: readonly string[] | null,
  tell: (soFar: Derived) => void = () => {},
): Promise<Derived> {
  const done: Derived = { people: 0, written: 0, removed: 0 }
  const cohorts = cohortsIn(monthOfDate(services.now()))
  const compare = comparison()
  for (let after = beforeAll; ;) {
    const part = await changeDirectory(
      services,
      async (tx) => {
        const people = (await listPeopleAt(tx, { places, after, limit: slice })).map(({ personId }) => personId)
        const derived = await derive(tx, people, cohorts, compare)
        await refreshStatistics(tx)
        return { people, ...derived }
      },
      ({ written, removed }) => written + removed > 0,
    )
    done.people += part.people.length
    done.written += part.written
    done.removed += part.removed
    tell(done)
    if (part.people.length < slice) return done
    after = lastOf(part.people)
  }
}

type Compare = ReturnType<typeof comparison>

async function derive(tx: Tx, people: string[], cohorts: Cohorts, compare: Compare): Promise<Omit<Derived, 'people'>> {
  const positions = Map.groupBy(await listPositionsOf(tx, { people }), ({ personId }) => personId)
  const counts = { written: 0, removed: 0 }
  for (const group of await cohorts.groupsOf(tx, people, positions)) {
    await cohorts.gather(tx, group)
    const relationships = group.people.flatMap((a) =>
      compare((positions.get(a) ?? []).map(cohorts.memberOf), cohorts.at).map((relationship) => ({
        a,
        ...relationship,
      })),
    )
    const row = await replaceInferredRelationships(tx, {
      people: group.people,
      a: relationships.map(({ a }) => a),
      b: relationships.map(({ personId }) => personId),
      permille: relationships.map(({ permille }) => permille),
      bases: relationships.map(({ basis }) => basis),
    })
    counts.written += row.written
    counts.removed += row.removed
  }
  return counts
}
