import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type pg from 'pg'

export function readProcesses(api: number, worker: number) {
  return {
    'memory of the API, MB': residentMegabytes(api),
    'memory of the worker, MB': residentMegabytes(worker),
    'open files of the API': readdirSync(`/proc/${api}/fd`).length,
    'open files of the worker': readdirSync(`/proc/${worker}/fd`).length,
  }
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

export async function readDatabase(database: pg.Client): Promise<Record<string, number>> {
  const { rows } = await database.query<Record<string, number>>(
    `select (select count(*)::int from pg_stat_activity where datname = current_database()) "connections to PostgreSQL",
       (select sum(n_dead_tup)::int from pg_stat_user_tables) "dead rows",
       (select coalesce(max(age(backend_xmin)), 0)::int from pg_stat_activity) "age of the oldest snapshot",
       (select count(*)::int from graphile_worker._private_jobs where run_at <= now()) "jobs that wait",
       (select pg_database_size(current_database()) / 1024.0 / 1024)::float "size of the database, MB"`,
  )
  return rows[0]!
}

export async function readRedis(url: string): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)('redis-cli', ['-u', url, 'info', 'memory'])
  return { 'memory of Redis, MB': Number(/used_memory:(\d+)/.exec(stdout)![1]) / 1024 / 1024 }
}

/** Seconds of processor that these have used, in hundredths as Linux counts them. */
export const processorSeconds = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) / 100
  }, 0)

/** The server and every process it has forked. */
export function listPostgres(backend: number): number[] {
  const parentOf = (pid: string) => /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]
  const server = parentOf(String(backend))
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return [Number(server), ...all.filter((pid) => parentOf(pid) === server).map(Number)]
}
