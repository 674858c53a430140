import type { BackupState } from '@wellmet/platform/health/count-backups.ts'
import type { ServerStatus } from '@wellmet/platform/health/server-status.ts'
import type { MissionStatus, NeedCode } from './mission-control.contract.ts'

export interface FoundNeed {
  code: NeedCode
  isUrgent: boolean
  count: number | null
}

const hour = 3_600
/** A dump is made each night, and a restore tried each week. */
const dumpOldAfter = 26 * hour
const drillOldAfter = 8 * 24 * hour

/** What buttons of the room and agents left. */
interface LeftOpen {
  isSendingPaused: boolean
  approvals: number
}

/** What a person has to look at, the urgent first. */
export function needsOf(
  { work, jobs, connections }: Pick<ServerStatus, 'work' | 'jobs' | 'connections'>,
  cache: MissionStatus['cache'],
  { isSendingPaused, approvals }: LeftOpen = { isSendingPaused: false, approvals: 0 },
): FoundNeed[] {
  const givenUp = jobs.reduce((sum, job) => sum + job.givenUp, 0)
  const unusable = (connections['expired'] ?? 0) + (connections['failed'] ?? 0)
  const found: (FoundNeed | false)[] = [
    work.workers === 0 && urgent('no_worker', null),
    givenUp > 0 && urgent('jobs_given_up', givenUp),
    work.jobs.late > 0 && urgent('jobs_late', work.jobs.late),
    ...backupNeeds(work.backups.dump),
    work.mails.failed > 0 && soon('mails_failed', work.mails.failed),
    work.mails.parked > 0 && soon('mails_uncertain', work.mails.parked),
    ...drillNeeds(work.backups.drill),
    unusable > 0 && soon('accounts_expired', unusable),
    cache === 'redis unreachable' && soon('cache_unreachable', null),
    isSendingPaused && urgent('sending_paused', null),
    approvals > 0 && soon('approvals_waiting', approvals),
  ]
  return found.filter((need) => need !== false).toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent))
}

const urgent = (code: NeedCode, count: number | null): FoundNeed => ({ code, isUrgent: true, count })
const soon = (code: NeedCode, count: number | null): FoundNeed => ({ code, isUrgent: false, count })

function backupNeeds({ lastRunSucceeded, ageSeconds }: BackupState): FoundNeed[] {
  if (lastRunSucceeded === null) return [urgent('no_backup', null)]
  if (!lastRunSucceeded) return [urgent('backup_failed', null)]
  return ageSeconds !== null && ageSeconds > dumpOldAfter ? [urgent('backup_old', Math.floor(ageSeconds / hour))] : []
}

function drillNeeds({ lastRunSucceeded, ageSeconds }: BackupState): FoundNeed[] {
  if (lastRunSucceeded === null) return [soon('no_drill', null)]
  if (!lastRunSucceeded) return [urgent('drill_failed', null)]
  return ageSeconds !== null && ageSeconds > drillOldAfter
    ? [soon('drill_old', Math.floor(ageSeconds / (24 * hour)))]
    : []
}
