import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { postgresData } from './data-folder.ts'
import { commandOf, isAlive } from './processes.ts'

export interface RunningServer {
  readonly pid: number
  readonly url: string
}

/** Above every pid an operating system hands out. */
const nobodysPid = 2 ** 31 - 1

/** Crash recovery of a large development database takes its time. */
const patienceMs = 120_000

/** The server of this folder, once it answers; `null` when none runs. */
export const findPostgres = async (folder: string): Promise<RunningServer | null> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const claim = readClaim(folder)
    if (claim === null || !isOurs(claim.pid, folder)) return null
    const url = `postgres://postgres@127.0.0.1:${claim.port}/postgres`
    if (await answersFrom(url, folder)) return { pid: claim.pid, url }
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${claim.pid}) does not answer; see its log in ${folder}.`)
    await sleep(25)
  }
}

/**
 * After a crash the pid in `postmaster.pid` may belong to another program by now, and PostgreSQL then refuses
 * to start. Only the pid is replaced: the rest lets PostgreSQL see whether orphans still hold its memory.
 */
export const disownStaleClaim = (folder: string): void => {
  const claim = readClaim(folder)
  if (claim === null || isOurs(claim.pid, folder)) return
  const [, ...rest] = claim.lines
  writeFileSync(claimFile(folder), [nobodysPid, ...rest].join('\n'))
}

interface Claim {
  readonly pid: number
  readonly port: number
  readonly lines: readonly string[]
}

const claimFile = (folder: string): string => join(postgresData(folder), 'postmaster.pid')

const readClaim = (folder: string): Claim | null => {
  try {
    const lines = readFileSync(claimFile(folder), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, port: Number(lines[3]), lines } : null
  } catch {
    return null
  }
}

const isOurs = (pid: number, folder: string): boolean =>
  isAlive(pid) && commandOf(pid).includes(`-D ${postgresData(folder)} `)

const answersFrom = async (url: string, folder: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return realpathSync(rows[0]?.data_directory ?? '') === realpathSync(postgresData(folder))
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
