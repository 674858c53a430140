import { backupSettings } from '@wellmet/database/backup/backup.settings.ts'
import { countBackups, type BackupState } from '@wellmet/platform/health/count-backups.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { ok, warning, type Finding } from './finding.ts'

const hour = 3_600
/** The night, and two hours for a dump that takes long. */
const oldestDump = 26 * hour
/** A week, and a day. */
const oldestDrill = 8 * 24 * hour

/** Whether the newest dump is of last night, and whether one was restored in the last week. */
export async function checkBackups({ config, database }: Services): Promise<Finding[]> {
  const { BACKUP_DIRECTORY, BACKUP_DATABASE_URL } = config.get(backupSettings)
  if (BACKUP_DIRECTORY === undefined || BACKUP_DATABASE_URL === undefined)
    return [warning('backup', 'nothing is backed up: set BACKUP_DIRECTORY and BACKUP_DATABASE_URL')]
  const { dump, drill } = await database.system.asSystem(countBackups)
  return [
    judge(dump, 'dump', oldestDump, 'wellmet backup'),
    judge(drill, 'restore of a dump', oldestDrill, 'wellmet backup drill'),
  ]
}

function judge(
  { lastRunSucceeded, ageSeconds, detail }: BackupState,
  what: string,
  oldest: number,
  todo: string,
): Finding {
  if (lastRunSucceeded === false) return warning('backup', `the last ${what} failed: ${detail}`)
  if (ageSeconds === null) return warning('backup', `there was no ${what} yet: ${todo}`)
  const age = `the last ${what} was ${Math.round(ageSeconds / hour)} hours ago`
  return ageSeconds > oldest ? warning('backup', `${age}: does a worker run? ${todo}`) : ok('backup', age)
}
