import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)

export const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }

/** The schema that this code was written for. */
export const newestMigration = readdirSync(new URL('database/migrations', root))
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .at(-1)!
  .replace(/\.sql$/, '')
