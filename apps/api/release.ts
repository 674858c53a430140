import { readdirSync, readFileSync } from 'node:fs'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'

const root = new URL('../../', import.meta.url)

export const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }

/** The schema that this code was written for. */
export const newestMigration = lastOf(
  readdirSync(new URL('database/migrations', root))
    .filter((name) => name.endsWith('.sql'))
    .toSorted(),
).replace(/\.sql$/, '')
