import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rmSync } from 'node:fs'
import { choosePostgres } from '../../tools/services/postgres-binaries.ts'
import { spreadOf, type Spread } from './percentiles.ts'

const run = promisify(execFile)

interface Run {
  variables?: Record<string, string>
  clients: number
  seconds: number
  /** As the design study measured: planned for the values of each question. */
  isPlannedEachTime?: boolean
}

export interface Script extends Run {
  /** As pgbench reads it; `:name` is a variable. */
  sql: string
}

export interface Measured extends Spread {
  perSecond: number
}

/** One of several scripts from which each client draws its next. */
export interface Part {
  sql: string
  weight: number
  /** Drawing what the others ask about is no part of what is measured. */
  isTimed: boolean
}

/** As the product's connections and transactions have it: nothing is compiled, and plans are kept. */
const asTheProduct = '-c jit=off -c plan_cache_mode=force_generic_plan'

/** The same statement without us: PostgreSQL's own load generator, prepared by name, every transaction timed. */
export const pgbench = (databaseUrl: string, { sql, ...run }: Script): Promise<Measured> =>
  pgbenchOf(databaseUrl, [{ sql, weight: 1, isTimed: true }], run)

export async function pgbenchOf(
  databaseUrl: string,
  parts: readonly Part[],
  { variables = {}, clients, seconds, isPlannedEachTime = false }: Run,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'wellmet-pgbench-'))
  try {
    const scripts = parts.flatMap(({ sql, weight }, i) => {
      const path = join(folder, `script-${i}.sql`)
      writeFileSync(path, sql)
      return ['-f', `${path}@${weight}`]
    })
    const { host, port, user, database } = partsOf(databaseUrl)
    const settings = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`])
    const options = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds)]
    const log = ['-l', '--log-prefix', join(folder, 'log')]
    await run(
      pgbenchProgram(),
      [...options, ...log, ...settings, ...scripts, '-h', host, '-p', port, '-U', user, database],
      {
        timeout: (seconds + 120) * 1000,
        env: {
          ...process.env,
          PGOPTIONS: isPlannedEachTime ? '-c jit=off -c plan_cache_mode=force_custom_plan' : asTheProduct,
        },
      },
    )
    // A line: client, transaction, microseconds, script, and when.
    const latencies = readdirSync(folder)
      .filter((name) => name.startsWith('log'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      .map((line) => line.split(' '))
      .filter(([, , , script]) => parts[Number(script)]!.isTimed)
      .map(([, , time]) => Number(time) / 1000)
    return { ...spreadOf(latencies), perSecond: latencies.length / seconds }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function pgbenchProgram(): string {
  const { folder } = choosePostgres(['installed'], null)
  return join(folder, 'pgbench')
}

function partsOf(databaseUrl: string) {
  const url = new URL(databaseUrl)
  return { host: url.hostname, port: url.port, user: url.username, database: url.pathname.slice(1) }
}
