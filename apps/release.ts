import { readFileSync } from 'node:fs'
import { migrationNames } from '@wellmet/database/migration-names.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'

export const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** The schema that this code was written for. */
export const newestMigration = lastOf(migrationNames())
