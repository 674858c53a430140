import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newBackupKey } from '@wellmet/database/backup/backup-key.ts'
import type { BackupServices } from '@wellmet/database/backup/backup-services.ts'
import { backupInputs } from '@wellmet/database/backup/backup.settings.ts'
import { copyRecorded, keepCopying } from '@wellmet/database/backup/keep-copying.ts'
import { fetchBackup, listCopies } from '@wellmet/database/backup/copy-backups.ts'
import { keepBackingUp } from '@wellmet/database/backup/keep-backing-up.ts'
import { listManifests } from '@wellmet/database/backup/manifest.ts'
import { openStorage, type ObjectStorage } from '@wellmet/database/backup/object-storage.ts'
import { backUp, drillRestore, type BackupRun } from '@wellmet/database/backup/run-backups.ts'
import { readSettings } from '@wellmet/platform/config/config.ts'
import { createLog } from '@wellmet/platform/log/log.ts'
import { hooks } from '../areas.ts'
import { readKey } from './read-key.ts'
import { Refusal, UsageError } from './refusal.ts'

export const usage = `wellmet backup [run | drill [--key <private key>] | list [--copies] | new-key <file for the private key>], or
wellmet backup copy [run], or wellmet backup fetch [<dump>]`

/**
 * wellmet backup                       dumps the database into BACKUP_DIRECTORY
 * wellmet backup run                   does so each night, proves each week that it can be restored, and keeps the journal
 *                                      of deletions, until it is stopped
 * wellmet backup drill [--key <file>]  restores the newest dump into a database of its own, compares it, and drops it
 * wellmet backup list                  the dumps that are there
 * wellmet backup list --copies         the dumps that the storage has
 * wellmet backup copy                  sends to the storage of BACKUP_STORAGE_URL what it lacks
 * wellmet backup copy run              does so each minute until it is stopped
 * wellmet backup fetch [<dump>]        receives a dump, the newest if none is named, and the journal of deletions
 * wellmet backup new-key <file>        writes a private key into a new file, and prints the public one
 *
 * Needs the settings that begin with BACKUP_, and no secret of the product.
 */
export async function run([command, ...rest]: string[]): Promise<void> {
  if (command === undefined) tell(await backUp(openBackups()))
  else if (command === 'run' && rest.length === 0) await stay()
  else if (command === 'copy' && rest.length === 0) await copy()
  else if (command === 'copy' && rest.join() === 'run') await stayCopying()
  else if (command === 'fetch' && rest.length <= 1) await fetchDump(rest[0])
  else if (command === 'list' && rest.join() === '--copies') await listStored()
  else if (command === 'drill') tell(await drillRestore(openBackups(), readKey(rest, usage)))
  else if (command === 'list' && rest.length === 0) await list()
  else if (command === 'new-key' && rest.length === 1) writeKey(rest[0]!)
  else throw new UsageError(usage)
}

const missing = 'BACKUP_DIRECTORY and BACKUP_DATABASE_URL are needed: docs/operations/backups.md'

function openBackups(): BackupServices {
  const settings = readSettings(process.env, backupInputs)
  const log = createLog({ level: settings.LOG_LEVEL, name: 'wellmet-backup' })
  return { settings, hooks, log, now: () => new Date() }
}

/** A dump that is nearly done may end; container platforms wait no longer. */
const graceMs = 8_000

/** The process ends when it is stopped. What it has begun by then is not finished, and not taken for a dump. */
async function stay(): Promise<void> {
  const services = openBackups()
  const { BACKUP_DATABASE_URL: url, BACKUP_DIRECTORY: directory } = services.settings
  if (url === undefined || directory === undefined) throw new Refusal(missing)
  await keepBackingUp(services, { url, directory }, stopSignal())
}

function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      stopping.abort()
      setTimeout(() => process.exit(0), graceMs).unref()
    })
  return stopping.signal
}

/** Without a database: what copies has no other secret than that of the storage. */
function openCopies() {
  const { settings, log, now } = openBackups()
  const { BACKUP_DIRECTORY: directory, BACKUP_STORAGE_URL: url } = settings
  if (directory === undefined || url === undefined)
    throw new Refusal('BACKUP_DIRECTORY and BACKUP_STORAGE_URL are needed: docs/operations/backups.md')
  const storage: ObjectStorage = openStorage(url, settings.PLAINTEXT_HOSTS)
  return { directory, storage, log, now }
}

const copy = async (): Promise<void> => tell(await copyRecorded(openCopies()))

const stayCopying = (): Promise<void> => keepCopying(openCopies(), stopSignal())

async function fetchDump(wanted: string | undefined): Promise<void> {
  const { directory, storage } = openCopies()
  console.log(`${await fetchBackup(directory, storage, wanted)} is whole.`)
}

async function listStored(): Promise<void> {
  for (const { file, bytes } of await listCopies(openCopies().storage)) console.log(`${file}  ${inMegabytes(bytes)}`)
}

function tell(outcome: BackupRun | null): void {
  if (outcome === null) throw new Refusal(missing)
  if (!outcome.succeeded) throw new Refusal(outcome.detail)
  console.log(outcome.detail)
}

async function list(): Promise<void> {
  const { BACKUP_DIRECTORY: directory } = openBackups().settings
  if (directory === undefined) throw new Refusal(missing)
  for (const { file, madeAt, bytes, sealedFor } of await listManifests(directory)) {
    console.log(
      `${madeAt}  ${inMegabytes(bytes)}  ${join(directory, file)}${sealedFor === null ? '' : `  sealed for ${sealedFor}`}`,
    )
  }
}

const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1).padStart(8)} MB`

function writeKey(file: string): void {
  if (existsSync(file)) throw new Refusal(`Nothing was written, because ${file} is there.`)
  const { publicKey, privateKey } = newBackupKey()
  writeFileSync(file, privateKey, { mode: 0o600, flag: 'wx' })
  process.stdout.write(publicKey)
  console.error(
    `The private key is in ${file}. Keep it where the server is not, in two places: without it no dump can be opened.\n` +
      'Write the lines above into the file of BACKUP_PUBLIC_KEY_FILE.',
  )
}
