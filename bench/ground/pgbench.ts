import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rmSync } from 'node:fs'
import { choosePostgres } from '../../tools/services/postgres-binaries.ts'
import { spreadOf, type Spread } from './percentiles.ts'

const run = promisify(execFile)

export interface Script {
  /** As pgbench reads it; `:name` is a variable. */
  sql: string
  variables?: Record<string, string>
  clients: number
  seconds: number
}

export interface Measured extends Spread {
  perSecond: number
}

/** The same statement without us: PostgreSQL's own load generator, prepared by name, every transaction timed. */
export async function pgbench(
  databaseUrl: string,
  { sql, variables = {}, clients, seconds }: Script,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'wellmet-pgbench-'))
  try {
    writeFileSync(join(folder, 'script.sql'), sql)
    const { host, port, user, database } = partsOf(databaseUrl)
    const settings = Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`])
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '1',
      '-T',
      String(seconds),
      '-l',
      '--log-prefix',
      join(folder, 'log'),
    ]
    await run(
      pgbenchProgram(),
      [...args, ...settings, '-f', join(folder, 'script.sql'), '-h', host, '-p', port, '-U', user, database],
      {
        timeout: (seconds + 60) * 1000,
      },
    )
    const latencies = readdirSync(folder)
      .filter((name) => name.startsWith('log'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      .map((line) => Number(line.split(' ')[2]) / 1000)
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
