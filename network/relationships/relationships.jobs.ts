import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { requestRankings } from '../companies/request-rankings.ts'
import { weighSight } from '../owners/weigh-sight.ts'
import { refreshStrengths } from './refresh-strengths.ts'
import { refreshTies } from './refresh-ties.ts'
import { syncAllGraphsJob, syncGraphJob } from './relationships.events.ts'
import { listOwners, listPeople, noteSync } from './relationships.store.ts'
import { requestSync } from './sync-graph.ts'

const slice = 10_000
const beforeAll = String(-(2n ** 63n))

const syncGraph = work(syncGraphJob, async ({ tx, services }, { ownerId: owner }) => {
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
})

const syncAllGraphs = work(syncAllGraphsJob, async ({ tx, services }) => {
  for (const { id } of await listOwners(tx, { workspace: null })) await requestSync(tx, id, services.now())
})

export const relationshipsWork: Work[] = [syncGraph, syncAllGraphs]
