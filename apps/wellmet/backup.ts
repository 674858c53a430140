import { join } from 'node:path'
import { backupSettings } from '@wellmet/database/backup/backup.settings.ts'
import { listManifests } from '@wellmet/database/backup/manifest.ts'
import { backUp, drillRestore, type BackupRun } from '@wellmet/database/backup/run-backups.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { Refusal, UsageError } from './refusal.ts'
import { withServices } from './with-services.ts'

/**
 * wellmet backup          dumps the database into BACKUP_DIRECTORY
 * wellmet backup drill    restores the newest dump into a database of its own, compares it, and drops it
 * wellmet backup list     the dumps that are there
 */
export async function run([command]: string[]): Promise<void> {
  if (command === undefined) tell(await withServices('backup', backUp))
  else if (command === 'drill') tell(await withServices('backup', drillRestore))
  else if (command === 'list') await withServices('backup', list)
  else throw new UsageError('wellmet backup [drill | list]')
}

const missing = 'BACKUP_DIRECTORY and BACKUP_DATABASE_URL are needed: docs/operations/backups.md'

function tell(outcome: BackupRun | null): void {
  if (outcome === null) throw new Refusal(missing)
  if (!outcome.succeeded) throw new Refusal(outcome.detail)
  console.log(outcome.detail)
}

async function list({ config }: Services): Promise<void> {
  const { BACKUP_DIRECTORY: directory } = config.get(backupSettings)
  if (directory === undefined) throw new Refusal(missing)
  for (const { file, madeAt, bytes } of await listManifests(directory))
    console.log(`${madeAt}  ${(bytes / 1e6).toFixed(1).padStart(8)} MB  ${join(directory, file)}`)
}
