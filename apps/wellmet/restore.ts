import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { endAllSessions } from '@wellmet/account/users/end-all-sessions.ts'
import { BackupFailed } from '@wellmet/database/backup/backup-failed.ts'
import { backupSettings } from '@wellmet/database/backup/backup.settings.ts'
import { atDatabase, databaseOf } from '@wellmet/database/backup/database-url.ts'
import {
  findBeginning,
  journalDeletions,
  journalIn,
  replayDeletions,
} from '@wellmet/database/backup/deletion-journal.ts'
import { refuseIncompleteDatabase } from '@wellmet/database/catalogue/refuse-incomplete-database.ts'
import { dropDatabase, restoreInto, swapDatabases } from '@wellmet/database/backup/restore-backup.ts'
import { migrateInputs } from '@wellmet/database/migrate.settings.ts'
import { settingsOf } from '@wellmet/platform/area.ts'
import { readConfig, readSettings, type Config } from '@wellmet/platform/config/config.ts'
import { parkUnsettledMails } from '@wellmet/platform/mail/park-unsettled-mails.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { areas, hooks } from '../areas.ts'
import { administratorUrl } from './administrator-url.ts'
import { Refusal, UsageError } from './refusal.ts'
import { setPassword } from './set-password.ts'

const withoutJournal = '--without-journal'

/**
 * wellmet restore <file>   restores a dump into a new database, checks it, erases again who was erased since, and puts it
 *                          in the place of the database of DATABASE_URL, which is kept under another name
 *
 * Until the last step nothing changes for anybody, and if a step fails the new database is dropped. Without a journal of
 * deletions it refuses, unless --without-journal says that whoever was erased since the dump may be back.
 */
export async function run([dump, option]: string[]): Promise<void> {
  if (dump === undefined || (option !== undefined && option !== withoutJournal))
    throw new UsageError(`wellmet restore <file> [${withoutJournal}]`)
  if (!existsSync(dump)) throw new UsageError(`There is no file ${dump}.`)
  const adminUrl = administratorUrl(readSettings(process.env, migrateInputs))
  const config = readConfig(process.env, settingsOf(areas))
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL
  const database = databaseOf(url)
  const restored = `${database}_restoring_${process.pid}`
  const { BACKUP_DIRECTORY: directory = dirname(dump) } = config.get(backupSettings)
  const journal = option === undefined ? await completeJournal(config, directory) : null
  try {
    const { madeAt, rows, schema } = await restoreInto({ adminUrl, dump, database: restored })
    console.log(`Restored and complete: ${Object.keys(rows).length} tables, made at ${madeAt}, schema ${schema}.`)
    if (journal !== null) await refuseLateJournal(journal, new Date(madeAt))
    await setPassword(adminUrl, new URL(url))
    await settle({ ...config, DATABASE_URL: atDatabase(url, restored) }, journal, new Date(madeAt))
    const before = await swapDatabases(adminUrl, restored, database, new Date())
    console.log(`${database} is the restored database now.`)
    if (before !== null)
      console.log(`The one before is kept as ${before}. When you do not need it: drop database ${before}`)
  } catch (error) {
    await dropDatabase(adminUrl, restored)
    throw error instanceof BackupFailed ? new Refusal(error.message) : error
  }
}

const orWithout = `Put it there, or type wellmet restore <file> ${withoutJournal} if nobody was erased since.`

/** The journal, with what was erased in the last minute if the database that is replaced still answers. */
async function completeJournal(config: Config, directory: string): Promise<string> {
  const journal = journalIn(directory)
  if (!existsSync(journal))
    throw new Refusal(
      `There is no journal of deletions at ${journal}, so whoever was erased since the dump would be back. ${orWithout}`,
    )
  try {
    await refuseIncompleteDatabase(config.DATABASE_URL, 1)
    const services = await openServices(config, 'wellmet-restore', { hooks })
    try {
      await journalDeletions(services, directory)
    } finally {
      await services.close()
    }
  } catch (error) {
    console.error(`The database that is replaced cannot be asked who was erased last: ${(error as Error).message}`)
  }
  return journal
}

/** On a new machine the worker begins a new journal, which knows nothing of what was erased before. */
async function refuseLateJournal(journal: string, madeAt: Date): Promise<void> {
  const begun = await findBeginning(journal)
  if (begun === null || begun > madeAt)
    throw new Refusal(
      `The journal of deletions at ${journal} was begun after the dump was made, so it is not the one of this dump. ${orWithout}`,
    )
}

/** What happened after the dump and must not be undone by it. */
async function settle(config: Config, journal: string | null, madeAt: Date): Promise<void> {
  const services = await openServices({ ...config, DATABASE_DIRECT_URL: undefined }, 'wellmet-restore', { hooks })
  try {
    if (journal !== null) {
      const { replayed, unreadable } = await replayDeletions(services, journal, madeAt)
      console.log(`${replayed} deletions replayed from ${journal}.`)
      if (unreadable > 0)
        console.error(`${unreadable} lines of the journal cannot be read. Compare it with a copy of it.`)
    }
    const { sessions, mails } = await services.database.system.asSystem(async (tx) => ({
      sessions: await endAllSessions(tx),
      mails: await parkUnsettledMails(tx, services.now()),
    }))
    console.log(
      `${sessions} sessions ended. ${mails} emails parked, because they may have been sent: wellmet mails list`,
    )
  } finally {
    await services.close()
  }
}
