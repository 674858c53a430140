import type { BackupState } from '@wellmet/platform/health/count-backups.ts'
import type { JobCounts } from '@wellmet/platform/health/count-jobs.ts'
import type { ServerStatus } from '@wellmet/platform/health/server-status.ts'

export interface Disk {
  folder: string
  freeBytes: number
  totalBytes: number
  /** At the pace of the database; null if it does not grow, or nobody knows yet. */
  daysUntilFull: number | null
}

export interface ShownStatus extends ServerStatus {
  version: string
  disks: Disk[]
}

/** More would not fit on a screen; `--json` has them all. */
const shownJobs = 6
const shownWorkspaces = 12

/** One screen for a terminal. */
export function renderStatus(status: ShownStatus): string {
  const { version, work, jobs, users, connections, database, disks } = status
  const lines: [about: string, text: string][] = [
    ['Version', version],
    ['Workers', work.workers === 0 ? 'NONE RUNS: no email is sent, no file is imported' : String(work.workers)],
    ['Jobs', renderJobs(jobs)],
    ...jobs
      .filter(isWorthALine)
      .slice(0, shownJobs)
      .map((job): [string, string] => ['', renderJob(job)]),
    [
      'Mail',
      `${work.mails.waiting} wait for the mail server, ${work.mails.failed} failed in the last day, ${work.mails.parked} uncertain`,
    ],
    ['Backup', renderBackup(work.backups.dump)],
    ['Restore', renderBackup(work.backups.drill)],
    ...copiesLine(work.backups.copy),
    [
      'Syncs',
      `${connections['syncsLastDay'] ?? 0} in the last day, ${connections['failedSyncsLastDay'] ?? 0} failed; accounts: ${connections['connected'] ?? 0} connected, ${connections['expired'] ?? 0} expired, ${connections['failed'] ?? 0} failed`,
    ],
    [
      'Users',
      `${users['total'] ?? 0}, ${users['activeLast30Days'] ?? 0} active in 30 days, ${users['disabled'] ?? 0} disabled`,
    ],
    ['Database', `${megabytes(database.bytes)}, ${renderGrowth(database.growthBytesPerDay)}`],
    ...disks.map((disk): [string, string] => ['Disk', renderDisk(disk)]),
  ]
  const top = lines.map(([about, text]) => `${about.padEnd(10)}${text}`)
  return [...top, '', ...renderWorkspaces(status.workspaces)].join('\n')
}

const isWorthALine = ({ due, retried, givenUp }: JobCounts): boolean => due + retried + givenUp > 0

function renderJobs(jobs: readonly JobCounts[]): string {
  const sum = (count: (job: JobCounts) => number) => jobs.reduce((total, job) => total + count(job), 0)
  const oldest = Math.max(0, ...jobs.map(({ oldestDueSeconds }) => oldestDueSeconds))
  const due = sum((job) => job.due)
  return `${due} due${due > 0 ? ` (the oldest for ${duration(oldest)})` : ''}, ${sum((job) => job.running)} running, ${sum((job) => job.later)} for later, ${sum((job) => job.retried)} failed and are tried again, ${sum((job) => job.givenUp)} given up`
}

function renderJob({ name, due, retried, givenUp, nextTryAt, lastError }: JobCounts): string {
  const counts = [
    due > 0 ? `${due} due` : '',
    retried > 0 ? `${retried} tried again${nextTryAt ? `, next at ${nextTryAt.slice(0, 19)}Z` : ''}` : '',
    givenUp > 0 ? `${givenUp} given up` : '',
  ].filter(Boolean)
  const why = lastError === null ? '' : `: ${lastError.split('\n')[0]!.slice(0, 100)}`
  return `  ${name}: ${counts.join(', ')}${why}`
}

/** Most servers copy by other means, of which nothing is known here. */
const copiesLine = (copy: BackupState): [string, string][] =>
  copy.lastRunSucceeded === null ? [] : [['Copies', renderBackup(copy)]]

function renderBackup({ ageSeconds, lastRunSucceeded, detail }: BackupState): string {
  if (lastRunSucceeded === null) return 'none yet'
  const age = ageSeconds === null ? 'never worked' : `worked ${duration(ageSeconds)} ago`
  return lastRunSucceeded ? age : `${age}; THE LAST ONE FAILED: ${(detail ?? '').split('\n')[0]}`
}

const renderGrowth = (perDay: number | null): string =>
  perDay === null
    ? 'growth not known before tomorrow'
    : `${perDay < 0 ? 'shrinks' : 'grows'} by ${megabytes(Math.abs(perDay))} a day`

function renderDisk({ folder, freeBytes, totalBytes, daysUntilFull }: Disk): string {
  const free = `${folder} has ${megabytes(freeBytes)} free, ${Math.floor((100 * freeBytes) / totalBytes)}%`
  return daysUntilFull === null ? free : `${free}; full in ${daysUntilFull} days if only the database grows`
}

function renderWorkspaces(workspaces: ServerStatus['workspaces']): string[] {
  const columns = [...new Set(workspaces.flatMap(({ counts }) => Object.keys(counts)))]
  const row = (name: string, cells: readonly string[]) =>
    [name.slice(0, 28).padEnd(28), ...cells.map((cell, i) => cell.padStart(Math.max(columns[i]!.length, 9)))].join('  ')
  const largest = workspaces.toSorted((a, b) => (b.counts['members'] ?? 0) - (a.counts['members'] ?? 0))
  const shown = largest.slice(0, shownWorkspaces)
  const more = workspaces.length - shown.length
  return [
    row('Workspace', columns),
    ...shown.map(({ name, counts }) =>
      row(
        name,
        columns.map((column) => String(counts[column] ?? 0)),
      ),
    ),
    ...(more > 0 ? [`and ${more} more: wellmet status --json`] : []),
  ]
}

function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} s`
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} hours` : `${Math.round(seconds / 86_400)} days`
}

const megabytes = (bytes: number): string =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
