import type { WorkContext } from '@wellmet/platform/jobs/job.ts'
import { requestRankings } from '../companies/request-rankings.ts'
import { weighSight } from '../owners/weigh-sight.ts'
import { refreshStrengths } from './refresh-strengths.ts'
import { refreshTies } from './refresh-ties.ts'
import { listOwners, listPeople, noteSync } from './relationships.store.ts'
import { requestSync } from './sync-graph.ts'

const slice = 10_000
const beforeAll = String(-(2n ** 63n))

/** Works out the strengths and ties of everybody in one network anew, 10,000 people at a time. */
export async function syncGraph({ tx, services }: WorkContext, owner: number): Promise<void> {
  const began = performance.now()
  let [after, people] = [beforeAll, 0]
  for (;;) {
    const part = (await listPeople(tx, { owner, after, limit: slice })).map(({ personId }) => personId)
    await refreshStrengths(tx, owner, part, services.now())
    await refreshTies(tx, owner, part, services.now())
    people += part.length
    if (part.length < slice) break
    after = part.at(-1)!
  }
  await weighSight(tx, owner, services)
  await requestRankings(tx, owner, services.now())
  await noteSync(tx, { owner, now: services.now(), people, milliseconds: Math.round(performance.now() - began) })
}

/** Asks for a sync of every network. */
export async function syncAllGraphs({ tx, services }: WorkContext): Promise<void> {
  for (const { id } of await listOwners(tx, { workspace: null })) await requestSync(tx, id, services.now())
}
