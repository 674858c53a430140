import { join } from 'node:path'
import { databasePlaintextIn } from '@wellmet/platform/config/plaintext.rules.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { BackupFailed } from './backup-failed.ts'
import { backupSettings } from './backup.settings.ts'
import { createBackup } from './create-backup.ts'
import { journalDeletions } from './deletion-journal.ts'
import { listManifests, type Manifest } from './manifest.ts'
import { dropDatabase, restoreInto } from './restore-backup.ts'

type Kind = 'dump' | 'drill'
/** Runs are remembered for a year. */
const keptMs = 365 * 86_400_000

export interface BackupRun {
  succeeded: boolean
  /** What happened, in a sentence. */
  detail: string
}

/** Dumps the database. Null without the settings for it. */
export const backUp = (services: Services): Promise<BackupRun | null> =>
  recorded(services, 'dump', async ({ url, directory, keepDays }) => {
    // Before the dump: it can be restored only with a journal that was begun earlier.
    await journalDeletions(services, directory)
    return createBackup({ url, directory, keepDays, now: services.now() })
  })

/** Restores the newest dump into a database of its own, compares it with its manifest and the catalogue, and drops it. */
export const drillRestore = (services: Services): Promise<BackupRun | null> =>
  recorded(services, 'drill', async ({ url, directory }) => {
    const [newest] = await listManifests(directory)
    if (!newest) throw new BackupFailed(`There is no dump in ${directory}: wellmet backup`)
    const database = `wellmet_drill_${newId().replaceAll('-', '')}`
    const manifest = await restoreInto({ adminUrl: url, dump: join(directory, newest.file), database })
    await dropDatabase(url, database)
    return manifest
  })

interface Configured {
  url: string
  directory: string
  keepDays: number
}

/** Whether it worked is stored, so that /health/status and the metrics tell it, and a failure is logged as an error. */
async function recorded(
  services: Services,
  kind: Kind,
  work: (settings: Configured) => Promise<Manifest>,
): Promise<BackupRun | null> {
  const settings = services.config.get(backupSettings)
  const { BACKUP_DATABASE_URL: url, BACKUP_DIRECTORY: directory, BACKUP_KEEP_DAYS: keepDays } = settings
  if (url === undefined || directory === undefined) return null
  const startedAt = services.now()
  const unsafe = databasePlaintextIn('BACKUP_DATABASE_URL', url, services.config.PLAINTEXT_HOSTS)
  const began = performance.now()
  const run =
    unsafe.length > 0 ? Promise.reject(new BackupFailed(unsafe.join('\n'))) : work({ url, directory, keepDays })
  const outcome = await run.then(
    ({ file, bytes, rows }) => ({
      succeeded: true,
      detail: `${file}: ${(bytes / 1e6).toFixed(1)} MB, ${sum(rows)} rows in ${Object.keys(rows).length} tables`,
    }),
    (error: Error) => ({ succeeded: false, detail: error.message.slice(0, 2_000) }),
  )
  const seconds = Math.round((performance.now() - began) / 1000)
  if (outcome.succeeded) services.log.info({ kind, seconds, detail: outcome.detail }, 'backup')
  else services.log.error({ kind, seconds, detail: outcome.detail }, 'backup failed')
  const endedAt = services.now()
  await services.database.system.asSystem(async (tx) => {
    await tx
      .insertInto('platform.backupRuns')
      .values({ id: newId(), kind, startedAt, endedAt, ...outcome })
      .execute()
    await tx
      .deleteFrom('platform.backupRuns')
      .where('endedAt', '<', new Date(endedAt.getTime() - keptMs))
      .execute()
  })
  return outcome
}

const sum = (rows: Record<string, number>): number => Object.values(rows).reduce((total, count) => total + count, 0)
