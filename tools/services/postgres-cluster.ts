import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { postgresData } from './data-folder.ts'
import { isAlive } from './processes.ts'
import type { DataFolder } from './data-folder.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'

/** The major version that made the data, or `null` when there is none yet. */
export const dataMajor = (folder: string): number | null => {
  const version = join(postgresData(folder), 'PG_VERSION')
  return existsSync(version) ? Number.parseInt(readFileSync(version, 'utf8'), 10) : null
}

/**
 * Makes the data beside its final place and moves it there whole, so that neither a killed initdb
 * nor two starts at once can leave half of it.
 */
export const initialize = (folder: DataFolder, binaries: PostgresBinaries, durable: boolean): void => {
  dropAbandonedDrafts(folder.path)
  const draft = join(folder.path, `postgres.draft-${process.pid}`)
  const problem = runInitdb('C.UTF-8') && runInitdb('C')
  if (problem !== null) throw new Error(`initdb failed: ${problem}`)
  try {
    renameSync(draft, postgresData(folder.path))
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (dataMajor(folder.path) === null) throw error
  }

  function runInitdb(locale: string): string | null {
    const options = ['-D', draft, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`]
    const run = spawnSync(join(binaries.folder, 'initdb'), durable ? options : [...options, '--no-sync'], {
      ...folder.account,
      cwd: folder.path,
      encoding: 'utf8',
    })
    return run.status === 0 ? null : run.stderr || String(run.error)
  }
}

const dropAbandonedDrafts = (folder: string): void => {
  for (const draft of globSync('postgres.draft-*', { cwd: folder })) {
    if (isAlive(Number(draft.split('-')[1]))) continue
    // Its initdb outlives a starter that was killed, and writes on until its folder is gone.
    rmSync(join(folder, draft), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}
