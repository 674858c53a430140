/** Jobs that are due for so long are late, as `wellmet status` counts them. */
export const lateSeconds = 15 * 60

export interface JobCounted {
  name: string
  due: number
  givenUp: number
  oldestDueSeconds: number
}

export function judgeJobs(jobs: readonly JobCounted[]) {
  const givenUp = jobs.filter((job) => job.givenUp > 0).toSorted((a, b) => b.givenUp - a.givenUp)
  return {
    due: jobs.reduce((sum, { due }) => sum + due, 0),
    late: jobs.filter(({ oldestDueSeconds }) => oldestDueSeconds > lateSeconds).length,
    givenUp: givenUp.reduce((sum, job) => sum + job.givenUp, 0),
    /** The name with the most of them: one is asked for at a time. */
    worst: givenUp[0]?.name ?? null,
  }
}

/** Fewer than so many say nothing about a share. */
const leastSyncs = 5
const leastMails = 20

export const tooManySyncsFail = ({ done, failed }: { done: number; failed: number }): boolean =>
  done + failed >= leastSyncs && failed / (done + failed) > 0.2

export type MailVerdict = 'fine' | 'watch' | 'pause'

/** Mail that the servers of others refuse harms the name of this one: above a fifth it is better to stop and look. */
export function judgeMails({ sent, failed }: { sent: number; failed: number }): MailVerdict {
  const n = sent + failed
  if (n < leastMails) return 'fine'
  return failed / n > 0.2 ? 'pause' : failed / n > 0.05 ? 'watch' : 'fine'
}

export interface BackupCounted {
  kind: string
  lastSucceeded: boolean
  hoursSinceSuccess: number | null
}

const dumpHours = 26
const drillHours = 8 * 24

/** The same limits as on the page of the operator. */
export function judgeBackups(rows: readonly BackupCounted[]) {
  const [dump, drill] = ['dump', 'drill'].map((kind) => rows.find((row) => row.kind === kind))
  const isOld = (row: BackupCounted | undefined, most: number) =>
    row === undefined || row.hoursSinceSuccess === null || row.hoursSinceSuccess > most
  return {
    hasBackups: dump !== undefined,
    backupFailed: dump !== undefined && (!dump.lastSucceeded || isOld(dump, dumpHours)),
    drillFailed: drill !== undefined && !drill.lastSucceeded,
    drillDue: dump !== undefined && isOld(drill, drillHours),
  }
}
