import type { Area } from '@wellmet/platform/area.ts'
import { backUpJob, drillRestoreJob, journalDeletionsJob } from './backup/backup.jobs.ts'
import { backupSettings } from './backup/backup.settings.ts'
import { backupWork } from './backup/backup.work.ts'

/** Backups, and proof that they can be restored. */
export const databaseArea = {
  name: 'database',
  routes: {},
  jobs: backupWork,
  reactions: [],
  hooks: [],
  schedule: [
    { at: '* * * * *', job: journalDeletionsJob },
    { at: '30 1 * * *', job: backUpJob },
    { at: '30 4 * * 0', job: drillRestoreJob },
  ],
  settings: [backupSettings],
  sealed: [],
} satisfies Area
