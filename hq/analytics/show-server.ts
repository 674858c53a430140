import { serverStatusOf } from '@wellmet/platform/health/server-status.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { countFigure, shareFigure } from '../figures/figure.rules.ts'
import type { Figure, Figures, Period } from '../figures/figures.contract.ts'
import { figuresMessages as f } from '../figures/figures.messages.ts'
import { asStaff } from '../staff/staff-database.ts'
import { countMails, countSyncs } from './analytics.store.ts'

type Unit = Figure['unit']

/** From the histogram that Prometheus reads, and from what `wellmet status` counts. */
export async function showPerformance({ services }: UserCall): Promise<Figures> {
  const to = services.now()
  const now = { from: null, to }
  const { work } = await serverStatusOf(services)()
  const { n, quantile } = await services.metrics.readRequestTimes()
  const time = (key: string, label: string, share: number) =>
    countFigure({ key, label, definition: f.requestTimeMeans() }, now, quantile(share), { unit: 'seconds', n })
  const count = (key: string, label: string, definition: string, value: number, unit: Unit = 'count') =>
    countFigure({ key, label, definition }, now, value, { unit })
  return {
    figures: [
      time('request_median', f.requestMedian(), 0.5),
      time('request_p99', f.requestSlowest(), 0.99),
      count('queue_age', f.queueAge(), f.queueAgeMeans(), work.jobs.oldestDueSeconds, 'seconds'),
      count('jobs_late', f.jobsLate(), f.jobsLateMeans(), work.jobs.late),
      count('jobs_failing', f.jobsFailing(), f.jobsFailingMeans(), work.jobs.failing),
    ],
    charts: [],
  }
}

export async function showHealth({ services }: UserCall, { days }: Period): Promise<Figures> {
  const to = services.now()
  const span = { from: addDays(to, -days), to }
  const since = { since: span.from }
  const { work, database } = await serverStatusOf(services)()
  const [mails, syncs] = await asStaff(services, (tx) => Promise.all([countMails(tx, since), countSyncs(tx, since)]))
  const now = (key: string, label: string, definition: string, value: number | null, unit: Unit = 'count') =>
    countFigure({ key, label, definition }, { from: null, to }, value, { unit })
  return {
    figures: [
      now('workers', f.workers(), f.workersMeans(), work.workers),
      shareFigure({ key: 'mails_failed', label: f.mailsFailed(), definition: f.mailsFailedMeans() }, span, {
        happened: mails.failed,
        n: mails.sent + mails.failed,
      }),
      now('complaints', f.complaints(), f.complaintsMeans(), null, 'share'),
      shareFigure({ key: 'syncs_failed', label: f.syncsFailed(), definition: f.syncsFailedMeans() }, span, {
        happened: syncs.failed,
        n: syncs.done + syncs.failed,
      }),
      now('backup_age', f.backupAge(), f.backupAgeMeans(), work.backups.dump.ageSeconds, 'seconds'),
      now('drill_age', f.drillAge(), f.drillAgeMeans(), work.backups.drill.ageSeconds, 'seconds'),
      now('database_bytes', f.databaseSize(), f.databaseSizeMeans(), database.bytes, 'bytes'),
      now('database_growth', f.databaseGrowth(), f.databaseGrowthMeans(), database.growthBytesPerDay, 'bytes'),
    ],
    charts: [],
  }
}
