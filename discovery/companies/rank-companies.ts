import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { ensureNetwork, membershipOf } from '@wellmet/identity/member-networks/ensure-network.ts'
import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { prepareCompaniesJob } from './companies.jobs.ts'
import {
  allowLargeSorts,
  findViewer,
  isRanked,
  listRanked,
  lockRanking,
  saveRanking,
  type RankedRow,
} from './companies.store.ts'
import { rankFormula, rankWeights } from './company-rank.rules.ts'
import { nearestLookedAt } from './describe-companies.ts'

const mostKept = 200
/** Whose ties are followed into the directory: the strongest, because each has up to 50. */
const closest = 300

/** The directory has no version: what it says counts from the next day on. */
export const current = (now: Date) => ({ formula: rankFormula, since: addDays(now, -1) })

export interface Ranking {
  rows: RankedRow[]
  total: number
}

/** As the viewer, or by a job as the system: it reads the networks in `identity.visible_networks`, without what others hide. */
export async function rankCompanies(tx: Tx, viewer: number, now: Date): Promise<RankedRow[]> {
  await lockRanking(tx, viewer)
  await allowLargeSorts(tx)
  return saveRanking(tx, {
    ...rankWeights,
    viewer,
    certain: inferredFormula.strengthOfCertain,
    carrying: inferredFormula.leastCarrying,
    closest,
    nearest: nearestLookedAt,
    most: mostKept,
    formula: rankFormula,
    now,
  })
}

/** In the background, unless what is stored is as good; then the first pages are prepared, so that no reader waits for them. */
export async function renewRanking(tx: Tx, viewer: number, now: Date): Promise<void> {
  const found = await isRanked(tx, { viewer, ...current(now) })
  if (!found.isRanked) await rankCompanies(tx, viewer, now)
  const member = await findViewer(tx, { viewer })
  if (member) await enqueue(tx, prepareCompaniesJob, member, { key: `prepare-companies:${viewer}` })
}

/** What is stored, while the viewer sees exactly what it was made of; ranked at once otherwise. */
export async function findRanking(tx: Tx, { viewer, services }: ViewerContext): Promise<Ranking> {
  const now = services.now()
  const stored = await listRanked(tx, current(now))
  const rows =
    stored.length > 0
      ? stored.filter((row): row is RankedRow => row.companyId !== null)
      : await rankCompanies(tx, await ensureNetwork(tx, membershipOf(viewer), services), now)
  return { rows, total: rows[0]?.total ?? 0 }
}
