export type BackupKind = 'dump' | 'drill'
/** Copies have no schedule: the storage lacks something or it does not. */
export type RunKind = BackupKind | 'copy'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const halfPast = 0.5 * hourMs

/** 4 January 1970 was a Sunday. */
const firstSunday = 3 * dayMs

/** In UTC: a dump each night at 1:30, and a restore each Sunday at 4:30. */
const schedule: Record<BackupKind, { every: number; first: number }> = {
  dump: { every: dayMs, first: hourMs + halfPast },
  drill: { every: 7 * dayMs, first: firstSunday + 4 * hourMs + halfPast },
}

/** What failed is tried again after an hour. */
const retryMs = hourMs

export interface LastRuns {
  succeededAt: Date | null
  triedAt: Date | null
}

/** Also what was missed while no process ran, and at the very first start. */
export function isDue(kind: BackupKind, { succeededAt, triedAt }: LastRuns, now: Date): boolean {
  const { every, first } = schedule[kind]
  const latest = first + Math.floor((now.getTime() - first) / every) * every
  if (succeededAt !== null && succeededAt.getTime() >= latest) return false
  return (
    triedAt === null || now.getTime() - triedAt.getTime() >= retryMs || succeededAt?.getTime() === triedAt.getTime()
  )
}

/** What became of a copy is stored when that changes, and each hour otherwise. */
export const isCopyNews = (run: { endedAt: Date; succeeded: boolean }, { succeededAt, triedAt }: LastRuns): boolean =>
  triedAt === null ||
  (run.endedAt > triedAt &&
    (run.succeeded !== (succeededAt?.getTime() === triedAt.getTime()) ||
      run.endedAt.getTime() - triedAt.getTime() >= hourMs))
