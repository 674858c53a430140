import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { createRoles } from '../../database/migrate.ts'
import { releasesFolder } from '../../tools/migrations/released-migrations.ts'

const dumpOf = (release: string): string => join(releasesFolder, release, 'dump.sql')

/** Every release whose database an installation may still have, oldest first. */
export const releases = (): string[] =>
  readdirSync(releasesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))

/** Inserts and no copies: any client can restore it, so no program of PostgreSQL is needed to test. */
export async function writeDump(url: string, release: string): Promise<number> {
  const args = ['--inserts', '--rows-per-insert=50', '--no-comments', url]
  const { stdout } = await promisify(execFile)('pg_dump', args, { maxBuffer: 1024 ** 3 })
  // Commands of psql, which nobody else understands.
  const text = stdout.replaceAll(/^\\(?:un)?restrict .*\n/gm, '')
  writeFileSync(dumpOf(release), text)
  return Buffer.byteLength(text)
}

/** The roles belong to the server, so no dump holds them. */
export async function restoreDump(url: string, release: string): Promise<void> {
  await createRoles(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(readFileSync(dumpOf(release), 'utf8'))
  } finally {
    await client.end()
  }
}
