import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { hooks } from '../../apps/areas.ts'
import type { BackupServices } from '../../database/backup/backup-services.ts'
import { backupInputs } from '../../database/backup/backup.settings.ts'
import { signedInAs } from '../../database/migrate.ts'
import { readSettings } from '../../platform/config/config.ts'
import { query } from '../services/query.ts'
import { temporaryFolder } from '../services/temporary-folder.ts'
import { bring, connections } from './imports.ts'
import { operatorOf } from './wellmet.ts'
import { worldForThisTest, type World } from './world.ts'

const ana = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024'
const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026'

/** Ana Ribeiro and Joost de Wit. */
export const twoContacts = connections([ana, joost])

/** Somebody with two contacts, and a folder for dumps. Backups are made as the role that `wellmet migrate` makes for them. */
export async function worldWithBackups(more: Record<string, string> = {}) {
  const directory = join(temporaryFolder(), 'backups')
  const world = await worldForThisTest({ BACKUP_DIRECTORY: directory, ...more })
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', twoContacts)
  const backupUrl = signedInAs(world.superuserUrl, 'wellmet_backup')
  const settings = {
    BACKUP_DIRECTORY: directory,
    BACKUP_DATABASE_URL: backupUrl,
    DATABASE_ADMIN_URL: world.superuserUrl,
  }
  /** As a process would have them with these settings. */
  const servicesWith = (changes: Record<string, string>): BackupServices => ({
    settings: readSettings({ ...settings, ...changes }, backupInputs),
    hooks,
    log: world.services.log,
    now: world.services.now,
  })
  const wellmet = (...args: string[]) => operatorOf(world, settings)(...args)
  const newestDump = () =>
    join(
      directory,
      readdirSync(directory).findLast((name) => name.endsWith('.dump'))!,
    )
  return { world, me, directory, backupUrl, settings, services: servicesWith({}), servicesWith, wellmet, newestDump }
}

/** A restore keeps the database that it replaces. */
export function dropKeptDatabases({ superuserUrl }: World): void {
  onTestFinished(async () => {
    const server = superuserUrl.replace(/\/[^/]*$/, '/postgres')
    const database = new URL(superuserUrl).pathname.slice(1)
    const kept = await query(server, `select datname from pg_database where datname like '${database}\\_before\\_%'`)
    for (const name of kept) await query(server, `drop database ${String(name)} with (force)`)
  })
}
