import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../repository.ts'

/** A line for each migration of a release: the hash of its file, and its name. */
export const releaseList = 'migrations.txt'

export const releasesFolder = join(repository, 'tests', 'upgrade')

export const hashOf = (sql: string): string => createHash('sha256').update(sql).digest('hex')

/** The migrations that were released, by name, with the hash that they had then. */
export function releasedMigrations(folder = releasesFolder): Map<string, string> {
  const lines = globSync(`*/${releaseList}`, { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'),
  )
  return new Map(
    lines.map((line) => {
      const [hash = '', name = ''] = line.split('  ')
      return [name, hash]
    }),
  )
}
