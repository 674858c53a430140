import type { KeyObject } from 'node:crypto'
import { access } from 'node:fs/promises'
import { dirname } from 'node:path'
import { backupSettings } from '@wellmet/database/backup/backup.settings.ts'
import { atDatabase, databaseOf } from '@wellmet/database/backup/database-url.ts'
import { openingFile } from '@wellmet/database/backup/explain-file-error.ts'
import { refuseIncompleteDatabase } from '@wellmet/database/catalogue/refuse-incomplete-database.ts'
import { dropDatabase, restoreInto, swapDatabases } from '@wellmet/database/backup/restore-backup.ts'
import { migrateInputs } from '@wellmet/database/migrate.settings.ts'
import { settingsOf } from '@wellmet/platform/area.ts'
import { readConfig, readSettings } from '@wellmet/platform/config/config.ts'
import { areas } from '../areas.ts'
import { administratorUrl } from './administrator-url.ts'
import { UsageError } from './refusal.ts'
import { readKey } from './read-key.ts'
import { setPassword } from './set-password.ts'
import { completeJournal, leaveMoved, refuseLateJournal, settleRestored, withoutJournal } from './settle-restored.ts'

export const usage = `wellmet restore <file> [--key <private key>] [${withoutJournal}], or wellmet restore --settle <time> [${withoutJournal}]`

/**
 * wellmet restore <file>            restores a dump into a new database, checks it, erases again who was erased since, and
 *                                   puts it in the place of the database of DATABASE_URL, which is kept under another name
 *                                   --key <file>: the private key of a dump that is sealed; - reads it from standard input
 * wellmet restore --settle <time>   after the server itself was brought to an earlier moment: checks the database, and does
 *                                   what restoring a dump does in the end
 *
 * Until the last step of restoring a dump nothing changes for anybody, and if a step fails the new database is dropped.
 * Without a journal of deletions both refuse, unless --without-journal says that whoever was erased since may be back.
 */
export async function run(args: string[]): Promise<void> {
  const isSettling = args[0] === '--settle'
  const [subject, ...options] = (isSettling ? args.slice(1) : args).filter((word) => word !== withoutJournal)
  if (subject === undefined || (isSettling && options.length > 0) || ![0, 2].includes(options.length))
    throw new UsageError(usage)
  const useJournal = !args.includes(withoutJournal)
  await (isSettling ? settle(subject, useJournal) : restore(subject, useJournal, readKey(options, usage)))
}

async function settle(time: string, useJournal: boolean): Promise<void> {
  const moment = new Date(time)
  if (!/(?:Z|[+-]\d\d(?::?\d\d)?)$/.test(time) || Number.isNaN(moment.getTime()))
    throw new UsageError(`${time} is not a time with its zone, such as 2026-11-17T09:30:00Z.`)
  const config = readConfig(process.env, settingsOf(areas))
  const { BACKUP_DIRECTORY: directory } = config.get(backupSettings)
  if (useJournal && directory === undefined)
    throw new UsageError(`BACKUP_DIRECTORY is missing: the journal of deletions is there. Or add ${withoutJournal}.`)
  await refuseIncompleteDatabase(config.DATABASE_URL, 1)
  const journal = useJournal ? await completeJournal(config, directory!) : null
  if (journal !== null) {
    await refuseLateJournal(journal, moment)
    const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL
    await leaveMoved(journal, moment, () =>
      atDatabase(administratorUrl(readSettings(process.env, migrateInputs)), databaseOf(url)),
    )
  }
  await settleRestored(config, journal, moment)
}

async function restore(dump: string, useJournal: boolean, privateKey: KeyObject | null): Promise<void> {
  await openingFile(dump, () => access(dump)).catch(refuseMissing)
  const adminUrl = administratorUrl(readSettings(process.env, migrateInputs))
  const config = readConfig(process.env, settingsOf(areas))
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL
  const database = databaseOf(url)
  const restored = `${database}_restoring_${process.pid}`
  const { BACKUP_DIRECTORY: directory = dirname(dump), BACKUP_DATABASE_URL: backupUrl } = config.get(backupSettings)
  const journal = useJournal ? await completeJournal(config, directory) : null
  try {
    const { madeAt, rows, schema } = await restoreInto({ adminUrl, dump, database: restored, privateKey })
    console.log(`Restored and complete: ${Object.keys(rows).length} tables, made at ${madeAt}, schema ${schema}.`)
    if (journal !== null) {
      await refuseLateJournal(journal, new Date(madeAt))
      await leaveMoved(journal, new Date(madeAt), () => atDatabase(adminUrl, restored))
    }
    await setPassword(adminUrl, 'wellmet_app', new URL(url))
    if (backupUrl) await setPassword(adminUrl, 'wellmet_backup', new URL(backupUrl))
    await settleRestored({ ...config, DATABASE_URL: atDatabase(url, restored) }, journal, new Date(madeAt))
    const before = await swapDatabases(adminUrl, restored, database, new Date())
    console.log(`${database} is the restored database now.`)
    if (before !== null)
      console.log(`The one before is kept as ${before}. When you do not need it: drop database ${before}`)
  } catch (error) {
    await dropDatabase(adminUrl, restored)
    throw error
  }
}

function refuseMissing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? new UsageError(`There is no file ${error.path}.`) : error
}
