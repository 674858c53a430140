import { readdirSync } from 'node:fs'

/** In the order in which they are applied. */
export const migrationNames = (): string[] =>
  readdirSync(new URL('migrations', import.meta.url))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace(/\.sql$/, ''))
    .toSorted()
