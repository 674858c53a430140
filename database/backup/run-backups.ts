import type { KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { databasePlaintextIn } from '@wellmet/platform/config/plaintext.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { BackupFailed } from './backup-failed.ts'
import { fingerprintOf, readPublicKey } from './backup-key.ts'
import { inTransaction, type BackupServices } from './backup-services.ts'
import type { BackupKind, RunKind } from './backup-schedule.rules.ts'
import { createBackup } from './create-backup.ts'
import { collectAs, journalDeletions } from './deletion-journal.ts'
import { listManifests, verifyDump, type Manifest } from './manifest.ts'
import { contentOf, drillInto, refuseWrongKey } from './restore-backup.ts'
import { runTool } from './run-tool.ts'
import { dumpOptions, expectSight, inSnapshot } from './snapshot.ts'

/** Runs are remembered for a year. */
const keptMs = 365 * 86_400_000

export interface BackupRun {
  succeeded: boolean
  /** What happened, in a sentence. */
  detail: string
}

/** Dumps the database. Null without the settings for it. */
export const backUp = (services: BackupServices): Promise<BackupRun | null> =>
  recorded(services, 'dump', async ({ url, directory, keepDays, publicKey }) => {
    await expectSight(url)
    // Before the dump: it can be restored only with a journal that was begun earlier.
    await journalDeletions(directory, services.now(), collectAs(url, services.hooks))
    const { file, bytes, rows } = await createBackup({ url, directory, keepDays, publicKey, now: services.now() })
    return `${file}: ${(bytes / 1e6).toFixed(1)} MB, ${countedRows(rows)}`
  })

/**
 * Restores the newest dump into a database of its own, compares it with its manifest and the catalogue, and drops it. A
 * sealed dump is restored where the private key is given. Elsewhere its checksum is compared, and another dump of the
 * same database goes straight from pg_dump to pg_restore.
 */
export const drillRestore = (
  services: BackupServices,
  privateKey: KeyObject | null = null,
): Promise<BackupRun | null> =>
  recorded(services, 'drill', async ({ url, directory, publicKey }) => {
    const [newest] = await listManifests(directory)
    if (!newest) throw new BackupFailed(`There is no dump in ${directory}: wellmet backup`)
    const dump = join(directory, newest.file)
    const manifest = await verifyDump(dump)
    const database = `wellmet_drill_${newId().replaceAll('-', '')}`
    if (manifest.sealedFor === null || privateKey !== null) {
      refuseWrongKey(manifest, privateKey)
      await drillInto({ url, database, expected: manifest, content: contentOf(dump, manifest, privateKey) })
      return `${manifest.file}: ${countedRows(manifest.rows)}`
    }
    if (publicKey === null || fingerprintOf(publicKey) !== manifest.sealedFor)
      throw new BackupFailed(`${manifest.file} is sealed for the key ${manifest.sealedFor}, which is not the one here.`)
    const rows = await drillUnsealed(url, database)
    return `${manifest.file} is whole and sealed; another dump was restored: ${countedRows(rows)}`
  })

const drillUnsealed = (url: string, database: string): Promise<Record<string, number>> =>
  inSnapshot(url, async ({ id, schema, rows }) => {
    await runTool('pg_dump', url, dumpOptions(id), {
      output: async (written) => {
        await drillInto({ url, database, expected: { file: 'the dump', schema, rows }, content: written })
      },
    })
    return rows
  })

const countedRows = (rows: Manifest['rows']): string =>
  `${Object.values(rows).reduce((total, count) => total + count, 0)} rows in ${Object.keys(rows).length} tables`

interface Configured {
  url: string
  directory: string
  keepDays: number
  publicKey: KeyObject | null
}

/** Whether it worked is stored, so that /health/status and the metrics tell it, and a failure is logged as an error. */
async function recorded(
  { settings, log, now }: BackupServices,
  kind: BackupKind,
  work: (settings: Configured) => Promise<string>,
): Promise<BackupRun | null> {
  const { BACKUP_DATABASE_URL: url, BACKUP_DIRECTORY: directory, BACKUP_KEEP_DAYS: keepDays } = settings
  if (url === undefined || directory === undefined) return null
  const startedAt = now()
  const began = performance.now()
  const run = async (): Promise<string> => {
    const unsafe = databasePlaintextIn('BACKUP_DATABASE_URL', url, settings.PLAINTEXT_HOSTS)
    if (unsafe.length > 0) throw new BackupFailed(unsafe.join('\n'))
    const { BACKUP_PUBLIC_KEY_FILE: keyFile } = settings
    return work({ url, directory, keepDays, publicKey: keyFile ? readPublicKey(keyFile) : null })
  }
  const outcome = await run().then(
    (detail) => ({ succeeded: true, detail }),
    (error: Error) => ({ succeeded: false, detail: error.message.slice(0, 2_000) }),
  )
  const seconds = Math.round((performance.now() - began) / 1000)
  if (outcome.succeeded) log.info({ kind, seconds, detail: outcome.detail }, 'backup')
  else log.error({ kind, seconds, detail: outcome.detail }, 'backup failed')
  await saveRun(url, { kind, startedAt, endedAt: now(), ...outcome }).catch((error: unknown) =>
    log.error({ err: error, kind }, 'how the backup ended was not stored'),
  )
  return outcome
}

interface SavedRun extends BackupRun {
  kind: RunKind
  startedAt: Date
  endedAt: Date
}

/** As the role of the URL. */
export const saveRun = (url: string, run: SavedRun): Promise<void> =>
  inTransaction(url, async (tx) => {
    await tx
      .insertInto('platform.backupRuns')
      .values({ id: newId(), ...run })
      .execute()
    await tx
      .deleteFrom('platform.backupRuns')
      .where('endedAt', '<', new Date(run.endedAt.getTime() - keptMs))
      .execute()
  })
