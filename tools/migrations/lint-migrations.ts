import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isOnline } from '../../database/online-migration.ts'
import { repository } from '../repository.ts'
import { hashOf } from './released-migrations.ts'

interface Linted {
  /** How many are new, and so were linted. */
  count: number
  findings: string[]
}

/** The first release was made before there was anything to upgrade, so its migrations are not linted, only frozen. */
export function lintMigrations(folder: string, released: ReadonlyMap<string, string>): Linted {
  const files = globSync('*.sql', { cwd: folder }).toSorted()
  const nameOf = (file: string) => file.replace(/\.sql$/, '')
  const names = new Set(files.map(nameOf))
  const changed = files.filter((file) => {
    const hash = released.get(nameOf(file))
    return hash !== undefined && hash !== hashOf(readFileSync(join(folder, file), 'utf8'))
  })
  const missing = [...released.keys()].filter((name) => !names.has(name))
  const added = files.filter((file) => !released.has(nameOf(file))).map((file) => join(folder, file))
  return {
    count: added.length,
    findings: [
      ...changed.map((file) => `${file} was released and must not change: write a new migration`),
      ...missing.map((name) => `${name}.sql was released and must stay`),
      ...added.flatMap(findHiddenRows),
      ...runSquawk(added.filter(isOnline), []),
      ...runSquawk(
        added.filter((file) => !isOnline(file)),
        ['--assume-in-transaction'],
      ),
    ],
  }
}

/** Migrations run as the owner of the tables, and where row-level security is forced, an owner sees no rows to change. */
function findHiddenRows(file: string): string[] {
  const sql = readFileSync(file, 'utf8')
  return [...sql.matchAll(/^(?:update|delete from) (\w+\.\w+)/gm)]
    .map(([, table]) => table!)
    .filter((table) => !sql.includes(`alter table ${table} no force row level security`))
    .map(
      (table) => `${basename(file)}: changes no row of ${table}: alter it to "no force row level security" for so long`,
    )
}

/** What Squawk says of the files, one line each. Throws if it could not be run. */
function runSquawk(files: readonly string[], options: readonly string[]): string[] {
  if (files.length === 0) return []
  const config = join(repository, '.squawk.toml')
  const command = ['--config', config, '--reporter', 'gcc', ...options, ...files]
  const { status, stdout, stderr, error } = spawnSync('squawk', command, { encoding: 'utf8' })
  const said = (stdout ?? '').split('\n').filter((line) => line !== '')
  if (status !== 0 && said.length === 0) throw new Error(`Squawk could not be run: ${error?.message ?? stderr}`)
  return said.map(withLineFromOne)
}

/** Squawk counts lines from 0 in this format, editors from 1. */
const withLineFromOne = (finding: string): string =>
  finding.replace(/^.*?([^/:]+):(\d+):\d+: /, (_, file: string, line: string) => `${file}:${Number(line) + 1}: `)
