import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { migrationNames } from '@wellmet/database/migration-names.ts'
import { lastOf } from '@wellmet/platform/values/present.rules.ts'
import { versionOf } from './version.rules.ts'

const inProduct = (path: string): URL => new URL(`../${path}`, import.meta.url)

/** The release that this is, or that it will become. */
export const { version: declaredVersion } = JSON.parse(readFileSync(inProduct('package.json'), 'utf8')) as {
  version: string
}

/** The image has its commit in a file, and a clone has git. Null for an unpacked copy. */
function readRevision(): string | null {
  const file = inProduct('revision')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  if (!existsSync(inProduct('.git'))) return null
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: inProduct('.'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

/** What runs, told apart from every other state of the code. */
export const version = versionOf(declaredVersion, readRevision())

/** The schema that this code was written for. */
export const newestMigration = lastOf(migrationNames())
