import { inject } from 'vitest'
import { migrate, migrationsFingerprint, signedInAs } from '../../database/migrate.ts'
import { cloneDatabase, ensureTemplate } from '../../tools/services/template-database.ts'

export interface TestDatabase {
  /** As the application signs in. */
  url: string
  /** As the superuser, for looking behind the curtain. */
  superuserUrl: string
  drop(): Promise<void>
}

/** A migrated database of one's own, cloned from the template in milliseconds. */
export async function newDatabase(server = inject('postgresUrl')): Promise<TestDatabase> {
  const template = await ensureTemplate(server, { fingerprint: migrationsFingerprint(), build: (url) => migrate(url) })
  const clone = await cloneDatabase(server, template)
  return { url: signedInAs(clone.url, 'wellmet_app'), superuserUrl: clone.url, drop: () => clone.drop() }
}
