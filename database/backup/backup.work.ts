import { attempt, type Work } from '@wellmet/platform/jobs/job.ts'
import { backUpJob, drillRestoreJob, journalDeletionsJob } from './backup.jobs.ts'
import { backupSettings } from './backup.settings.ts'
import { journalDeletions } from './deletion-journal.ts'
import { backUp, drillRestore } from './run-backups.ts'

/** Without the settings for backups none of them does anything. */
export const backupWork: Work[] = [
  attempt(backUpJob, async ({ services }) => void (await backUp(services))),
  attempt(drillRestoreJob, async ({ services }) => void (await drillRestore(services))),
  attempt(journalDeletionsJob, async ({ services }) => {
    const { BACKUP_DIRECTORY: directory } = services.config.get(backupSettings)
    if (directory !== undefined) await journalDeletions(services, directory)
  }),
]
