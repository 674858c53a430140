import { setTimeout as sleep } from 'node:timers/promises'
import { isCopyNews, isDue, type LastRuns, type RunKind } from './backup-schedule.rules.ts'
import { connected, type BackupServices } from './backup-services.ts'
import { readCopyRun } from './copy-record.ts'
import { collectAs, journalDeletions } from './deletion-journal.ts'
import { endDrillRequest, takeDrillRequest } from './drill-requests.ts'
import { backUp, drillRestore, saveRun } from './run-backups.ts'

const minuteMs = 60_000
const kinds = [
  ['dump', backUp],
  ['drill', drillRestore],
] as const

/**
 * Adds to the journal of deletions each minute, dumps each night and restores each week, until it is told to stop. What
 * fails is logged and tried again. A restore that somebody asked for is tried once, within a minute.
 */
export async function keepBackingUp(
  services: BackupServices,
  { url, directory }: { url: string; directory: string },
  stopping: AbortSignal,
): Promise<void> {
  const { hooks, log, now } = services
  /** In case that the database did not store it: what fails must not be tried every minute. */
  const triedHere = new Map<RunKind, Date>()
  while (!stopping.aborted) {
    await journalDeletions(directory, now(), collectAs(url, hooks)).catch((error: unknown) =>
      log.error({ err: error }, 'the journal of deletions was not written'),
    )
    for (const [kind, run] of kinds) {
      if (stopping.aborted) return
      const last = await readLastRuns(url, kind).catch((error: unknown) => {
        log.error({ err: error }, 'the database does not tell when it was backed up')
        return null
      })
      const triedAt = triedHere.get(kind) ?? null
      if (!last || !isDue(kind, last, now()) || (triedAt && !isDue(kind, { ...last, triedAt }, now()))) continue
      await run(services)
      triedHere.set(kind, now())
    }
    await drillIfAsked(services, url).catch((error: unknown) =>
      log.error({ err: error }, 'whether somebody asked for a restore drill is not known'),
    )
    await tellOfCopies(url, directory).catch((error: unknown) =>
      log.error({ err: error }, 'how the copy of the dumps ended was not stored'),
    )
    await sleep(minuteMs, undefined, { signal: stopping }).catch(() => {})
  }
}

/** A drill that was killed is begun again: it leaves nothing but its result. */
async function drillIfAsked(services: BackupServices, url: string): Promise<void> {
  if (!(await takeDrillRequest(url, services.now()))) return
  await drillRestore(services)
  await endDrillRequest(url)
}

/** The process that copies reaches no database; it leaves a file. */
async function tellOfCopies(url: string, directory: string): Promise<void> {
  const run = await readCopyRun(directory)
  if (run !== null && isCopyNews(run, await readLastRuns(url, 'copy'))) await saveRun(url, { kind: 'copy', ...run })
}

const readLastRuns = (url: string, kind: RunKind): Promise<LastRuns> =>
  connected(url, async (client) => {
    const { rows } = await client.query<LastRuns>(
      `select max(ended_at) filter (where succeeded) as "succeededAt", max(ended_at) as "triedAt"
       from platform.backup_runs where kind = $1`,
      [kind],
    )
    return rows[0]!
  })
