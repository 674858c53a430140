import { execFile, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Undoing } from '../../bench/ground/undoing.ts'
import { repository } from '../../tools/repository.ts'
import { postgresData } from '../../tools/services/data-folder.ts'
import { findServerAccount } from '../../tools/services/server-account.ts'

const run = promisify(execFile)
const scripts = join(repository, 'ops', 'pgbackrest')

export const hasPgbackrest = spawnSync('pgbackrest', ['version']).status === 0

/** Archive, stream and pass phrase for the server of a folder, with the configuration of the repository. */
export function preparePgbackrest(folder: string, port: number) {
  const data = postgresData(folder)
  const account = findServerAccount(data)
  const [archive, stream, locks] = ['archive', 'stream', 'locks'].map((name) => {
    const path = join(folder, name)
    mkdirSync(path, { mode: 0o700 })
    if (account) chownSync(path, account.uid, account.gid)
    return path
  }) as [string, string, string]
  /** The server and its commands inherit it. */
  const environment = {
    PGBACKREST_CONFIG: join(scripts, 'pgbackrest.conf'),
    PGBACKREST_REPO1_PATH: archive,
    PGBACKREST_REPO1_CIPHER_PASS: randomBytes(32).toString('base64url'),
    PGBACKREST_LOCK_PATH: locks,
    PGBACKREST_PG1_PATH: data,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_PG1_SOCKET_PATH: folder,
    WAL_STREAM: stream,
  }
  Object.assign(process.env, environment)
  const options = { ...account, cwd: folder, env: { PATH: process.env['PATH'], ...environment } }

  return {
    stream,
    fetchWal: join(scripts, 'fetch-wal'),
    /** Answers with the seconds that it took. */
    async pgbackrest(...args: string[]): Promise<number> {
      const began = performance.now()
      await run('pgbackrest', ['--stanza=wellmet', ...args], options)
      return (performance.now() - began) / 1000
    },
    forgetStreamed: () =>
      run(join(scripts, 'forget-streamed-wal'), { ...options, env: { ...options.env, KEEP_MINUTES: '-1' } }),
    /** Answers with what ends it. */
    startStream(undoing: Undoing): () => Promise<void> {
      const child = spawn(join(scripts, 'stream-wal'), {
        ...options,
        env: { ...options.env, PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'postgres' },
        stdio: 'ignore',
      })
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      const stop = async () => {
        child.kill('SIGTERM')
        await ended
      }
      undoing.later(stop)
      return stop
    },
  }
}
