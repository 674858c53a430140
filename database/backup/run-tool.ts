import { spawn } from 'node:child_process'
import { BackupFailed } from './backup-failed.ts'
import { connectionEnvironment } from './database-url.ts'

const shownBytes = 2_000

/** Runs one of PostgreSQL's own programs against a database. Throws BackupFailed with the end of what it said. */
export function runTool(tool: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LC_ALL: 'C', ...connectionEnvironment(url) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-shownBytes)))
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
}
