import type { Area } from './area.ts'
import { outboxTables } from './events/outbox.tables.ts'
import { idempotencyKeysTables } from './http/idempotency-keys.tables.ts'
import { healthTables } from './health/health.tables.ts'
import { deleteIdleQueuesJob, recordDatabaseSizeJob, sweepTraces } from './jobs/housekeeping.jobs.ts'
import { housekeepingWork } from './jobs/housekeeping.work.ts'
import { jobsTables } from './jobs/jobs.tables.ts'
import { sealedMails } from './mail/mail-content.ts'
import { mailboxesRoutes } from './mail/mail.handlers.ts'
import { parkLostMails, readReturnedMailsJob, reconcileMailsJob } from './mail/mail.jobs.ts'
import { mailHooks } from './mail/mail.reactions.ts'
import { mailTables } from './mail/mail.tables.ts'
import { mailWork } from './mail/mail.work.ts'
import { advanceDueRunsJob, sweepRunsJob } from './runs/runs.jobs.ts'
import { runsTables } from './runs/runs.tables.ts'
import { runsWork } from './runs/runs.work.ts'
import { sealedRoots } from './vault/data-root.ts'
import { vaultTables } from './vault/vault.tables.ts'

/** The jobs and routes of the platform itself. Health is mounted by the API, because it reports on the process. */
export const platformArea = {
  name: 'platform',
  routes: { mailboxes: mailboxesRoutes },
  jobs: [...mailWork, ...housekeepingWork, ...runsWork],
  reactions: [],
  hooks: mailHooks,
  schedule: [
    { at: '*/5 * * * *', job: parkLostMails },
    { at: '*/5 * * * *', job: reconcileMailsJob },
    { at: '*/5 * * * *', job: readReturnedMailsJob },
    { at: '17 3 * * *', job: sweepTraces },
    { at: '37 3 * * *', job: deleteIdleQueuesJob },
    { at: '7 0 * * *', job: recordDatabaseSizeJob },
    { at: '*/5 * * * *', job: advanceDueRunsJob },
    { at: '33 3 * * *', job: sweepRunsJob },
  ],
  settings: [],
  sealed: [sealedRoots, sealedMails],
  tables: [
    ...outboxTables,
    ...mailTables,
    ...jobsTables,
    ...idempotencyKeysTables,
    ...vaultTables,
    ...healthTables,
    ...runsTables,
  ],
} satisfies Area
