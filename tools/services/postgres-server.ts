import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresData } from './data-folder.ts'
import { findFreePort } from './free-port.ts'
import { choosePostgres, withinReach } from './postgres-binaries.ts'
import { dataMajor, initialize } from './postgres-cluster.ts'
import { postgresConfig, rememberedPort, writePostgresConfig } from './postgres-settings.ts'
import { endProcess } from './processes.ts'
import { disownStaleClaim, findPostgres } from './running-postgres.ts'
import type { DataFolder } from './data-folder.ts'
import type { PostgresBinaries, PostgresSource } from './postgres-binaries.ts'
import type { PostgresSettings } from './postgres-settings.ts'
import type { RunningServer } from './running-postgres.ts'

export interface PostgresOptions extends PostgresSettings {
  readonly sources: readonly PostgresSource[]
}

/** Another program took the port since we looked, or the last processes of a crashed server are still going away. */
const passing = /Address already in use|shared memory block .* is still in use/
const attempts = 20

export const startPostgres = async (folder: DataFolder, options: PostgresOptions): Promise<RunningServer> => {
  const binaries = withinReach(prepareData(folder, options), folder)
  for (let attempt = 1; ; attempt += 1) {
    disownStaleClaim(folder.path)
    writePostgresConfig(folder.path, await findFreePort(rememberedPort(postgresConfig(folder.path))), options)
    const failure = await launch(folder, binaries)
    // Also after a failure: a second start at the same moment may have been the faster one.
    const running = await findPostgres(folder.path)
    if (running !== null) return running
    if (attempt === attempts || !passing.test(failure)) throw new Error(`PostgreSQL did not start:\n${failure}`)
    await sleep(200)
  }
}

/** First without waiting for clients, then without waiting for anything: the next start recovers. */
export const stopPostgres = (server: RunningServer): Promise<void> =>
  endProcess(server.pid, [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ])

const prepareData = (folder: DataFolder, { sources, durable }: PostgresOptions): PostgresBinaries => {
  const existing = dataMajor(folder.path)
  try {
    if (existing !== null) return choosePostgres(sources, existing)
  } catch (error) {
    if (durable)
      throw new Error(`${postgresData(folder.path)} can be read no more; install what it needs, or delete it.`, {
        cause: error,
      })
    rmSync(postgresData(folder.path), { recursive: true, force: true })
  }
  const binaries = choosePostgres(sources, null)
  initialize(folder, withinReach(binaries, folder), durable)
  return binaries
}

/** Resolves when the server has claimed its data or ended; answers with what it wrote to its log meanwhile. */
const launch = async (folder: DataFolder, binaries: PostgresBinaries): Promise<string> => {
  const logFile = join(folder.path, 'postgres.log')
  const log = openSync(logFile, 'a')
  const written = statSync(logFile).size
  // Detached and with its own files for output: the server outlives this process, however that ends.
  const server = spawn(
    join(binaries.folder, 'postgres'),
    ['-D', postgresData(folder.path), '-c', `config_file=${postgresConfig(folder.path)}`],
    { ...folder.account, cwd: folder.path, detached: true, stdio: ['ignore', log, log] },
  )
  closeSync(log)
  server.unref()
  const ended = new Promise<true>((resolve) => {
    server.once('exit', () => resolve(true))
    server.once('error', () => resolve(true))
  })
  while (!(await Promise.race([ended, sleep(25, false)])) && !claimedBy(server.pid, folder.path)) continue
  return readFileSync(logFile).subarray(written).toString('utf8')
}

const claimedBy = (pid: number | undefined, folder: string): boolean => {
  try {
    return Number.parseInt(readFileSync(join(postgresData(folder), 'postmaster.pid'), 'utf8'), 10) === pid
  } catch {
    return false
  }
}
