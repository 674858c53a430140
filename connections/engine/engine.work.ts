import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { revokeAccount } from './disconnect-account.ts'
import { revokeAccountJob, refilterRecordsJob, sweepConnectionsJob, syncSourceJob } from './engine.jobs.ts'
import { deleteOldConsents, deleteOldRuns } from './engine.store.ts'
import type { Provider } from './provider.ts'
import { refilterRecords } from './refilter-records.ts'
import { syncSource } from './sync-source.ts'

const daysOfHistory = 30

export const engineWork = (providers: readonly Provider[]): Work[] => [
  attempt(syncSourceJob, ({ services }, asked) => syncSource(services, providers, asked)),
  attempt(revokeAccountJob, ({ services, attempt: { last } }, asked) =>
    revokeAccount(services, providers, asked, { last }),
  ),
  attempt(refilterRecordsJob, ({ services }, member) => refilterRecords(services, member)),
  work(sweepConnectionsJob, async ({ tx, services }) => {
    const now = services.now()
    await deleteOldConsents(tx, { now })
    await deleteOldRuns(tx, { before: addDays(now, -daysOfHistory) })
  }),
]
