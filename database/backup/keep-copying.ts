import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '@wellmet/platform/log/log.ts'
import { copyBackups } from './copy-backups.ts'
import { saveCopyRun, type CopyRun } from './copy-record.ts'
import { listManifests } from './manifest.ts'
import type { ObjectStorage } from './object-storage.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

interface Copying {
  directory: string
  storage: ObjectStorage
  log: Log
  now: () => Date
}

/**
 * Copies once, and leaves in the folder how it ended: this process reaches no database, and the one that makes the dumps
 * stores it there.
 */
export async function copyRecorded({ directory, storage, log, now }: Copying): Promise<CopyRun & { dumps: number }> {
  const startedAt = now()
  const outcome = await copyBackups(directory, storage).then(
    ({ dumps, bytes, newest }) => ({
      succeeded: true,
      dumps,
      detail: `${newest} is in the storage; ${dumps} dumps were sent, ${(bytes / 1e6).toFixed(1)} MB`,
    }),
    (error: Error) => ({ succeeded: false, dumps: 0, detail: error.message.slice(0, 2_000) }),
  )
  const run = { ...outcome, startedAt, endedAt: now() }
  if (!run.succeeded) log.error({ kind: 'copy', detail: run.detail }, 'backup failed')
  else if (run.dumps > 0) log.info({ kind: 'copy', detail: run.detail }, 'backup')
  await saveCopyRun(directory, run).catch((error: unknown) =>
    log.error({ err: error, kind: 'copy' }, 'how the backup ended was not stored'),
  )
  return run
}

/** Looks each minute for what the storage lacks, and waits longer after a failure, until it is told to stop. */
export async function keepCopying(copying: Copying, stopping: AbortSignal): Promise<void> {
  let failures = 0
  while (!stopping.aborted) {
    failures = (await copyUnlessEmpty(copying)) ? 0 : failures + 1
    await sleep(Math.min(minuteMs * 2 ** failures, hourMs), undefined, { signal: stopping }).catch(() => {})
  }
}

/** Before the first dump there is nothing to copy, which is no failure. */
async function copyUnlessEmpty(copying: Copying): Promise<boolean> {
  const manifests = await listManifests(copying.directory).catch(() => null)
  return manifests?.length === 0 || (await copyRecorded(copying)).succeeded
}
