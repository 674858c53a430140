import { backupSettings } from '@wellmet/database/backup/backup.settings.ts'
import { countBackups, type BackupState } from '@wellmet/platform/health/count-backups.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { checkBackupRole } from './check-backup-role.ts'
import { checkDumps } from './check-dumps.ts'
import { ok, warning, type Finding } from './finding.ts'

const hour = 3_600
/** The night, and two hours for a dump that takes long. */
const oldestDump = 26 * hour
/** A week, and a day. */
const oldestDrill = 8 * 24 * hour

/** Whether the newest dump is of last night, whether one was restored in the last week, and who could read them. */
export async function checkBackups({ config, database }: Services): Promise<Finding[]> {
  const {
    BACKUP_DIRECTORY: directory,
    BACKUP_DATABASE_URL: url,
    BACKUP_PUBLIC_KEY_FILE: publicKeyFile,
    BACKUP_STORAGE_URL: storageUrl,
  } = config.get(backupSettings)
  if (directory === undefined || url === undefined)
    return [warning('backup', 'nothing is backed up: set BACKUP_DIRECTORY and BACKUP_DATABASE_URL')]
  // As the system: whether backups worked concerns the operator alone
  const { dump, drill, copy } = await database.system.asSystem(countBackups)
  return [
    judge(dump, 'dump', oldestDump, 'wellmet backup'),
    judge(drill, 'restore of a dump', oldestDrill, 'wellmet backup drill'),
    ...(storageUrl === undefined
      ? []
      : [judge(copy, 'copy to the storage', oldestDump, 'wellmet backup copy', 'copy run')]),
    await checkBackupRole(url),
    ...checkDumps({
      directory,
      publicKeyFile,
      databaseUrl: url,
      plaintextHosts: config.PLAINTEXT_HOSTS,
      isCopied: storageUrl !== undefined,
    }),
  ]
}

function judge(
  { lastRunSucceeded, ageSeconds, detail }: BackupState,
  what: string,
  oldest: number,
  todo: string,
  process = 'run',
): Finding {
  if (lastRunSucceeded === false) return warning('backup', `the last ${what} failed: ${detail}`)
  if (ageSeconds === null) return warning('backup', `there was no ${what} yet: ${todo}`)
  const age = `the last ${what} was ${Math.round(ageSeconds / hour)} hours ago`
  return ageSeconds > oldest
    ? warning('backup', `${age}: does wellmet backup ${process}, as a process of its own? ${todo}`)
    : ok('backup', age)
}
