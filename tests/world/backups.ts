import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { areas } from '../../apps/areas.ts'
import { temporaryFolder } from '../services/temporary-folder.ts'
import { testConfig } from './config.ts'
import { bring, connections } from './imports.ts'
import { operatorOf } from './wellmet.ts'
import { worldForThisTest } from './world.ts'

const ana = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024'
const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026'

/** Ana Ribeiro and Joost de Wit. */
export const twoContacts = connections([ana, joost])

/** Somebody with two contacts, and a folder for dumps. */
export async function worldWithBackups() {
  const directory = join(temporaryFolder(), 'backups')
  const world = await worldForThisTest({ BACKUP_DIRECTORY: directory })
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', twoContacts)
  const { superuserUrl } = world
  const settings = { BACKUP_DIRECTORY: directory, BACKUP_DATABASE_URL: superuserUrl, DATABASE_ADMIN_URL: superuserUrl }
  /** As a process would be with these settings. */
  const servicesWith = (changes: Record<string, string>) => ({
    ...world.services,
    config: testConfig(world.databaseUrl, { ...settings, ...changes }, areas),
  })
  const wellmet = (...args: string[]) => operatorOf(world, settings)(...args)
  const newestDump = () =>
    join(
      directory,
      readdirSync(directory).findLast((name) => name.endsWith('.dump'))!,
    )
  return { world, me, directory, services: servicesWith({}), servicesWith, wellmet, newestDump }
}
