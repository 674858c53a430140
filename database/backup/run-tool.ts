import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupFailed } from './backup-failed.ts'
import { connectionEnvironment } from './database-url.ts'

const shownBytes = 2_000

interface Streams {
  /** What it reads; nothing without it. */
  input?: AsyncIterable<Buffer>
  /** Takes what it writes, until the end. */
  output?: (written: Readable) => Promise<void>
}

/** Runs one of PostgreSQL's own programs against a database. Throws BackupFailed with the end of what it said. */
export async function runTool(
  tool: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
  { input, output }: Streams = {},
): Promise<void> {
  const child = spawn(tool, args, {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LC_ALL: 'C', ...connectionEnvironment(url) },
    stdio: [input ? 'pipe' : 'ignore', output ? 'pipe' : 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr!.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-shownBytes)))
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new BackupFailed(
          error.code === 'ENOENT'
            ? `${tool} was not found. Install the client programs of PostgreSQL, of the server’s version or newer.`
            : error.message,
        ),
      ),
    )
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new BackupFailed(`${tool} failed: ${said.trim() || `exit ${code}`}`)),
    )
  })
  const streamed = Promise.all([
    input && child.stdin ? pipeline(input, child.stdin) : null,
    output && child.stdout ? output(child.stdout) : null,
  ]).catch((error: unknown) => {
    child.kill()
    throw error
  })
  const [end, stream] = await Promise.allSettled([ended, streamed])
  // Why the stream ended tells more than the program that was stopped because of it, unless the program ended first.
  if (stream.status === 'rejected' && !isCutOff(stream.reason)) throw stream.reason
  if (end.status === 'rejected') throw end.reason
  if (stream.status === 'rejected') throw stream.reason
}

const isCutOff = (error: unknown): boolean =>
  ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as NodeJS.ErrnoException).code ?? '')
