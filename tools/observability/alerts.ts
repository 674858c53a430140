import {
  burnRates,
  objectives,
  recorded,
  refused,
  secondsOf,
  type BurnRate,
  type Objective,
  type Window,
} from './slo.ts'

export interface Alert {
  name: string
  expr: string
  /** How long it has to hold. */
  for?: string
  severity: 'page' | 'ticket'
  /** Tells rules of one name apart. */
  window?: Window
  summary: string
}

/** At night a single failed request is a large share of all, and no reason to wake anybody. */
const leastBroken = 5

const burnAlert = (
  { alert, budget, summary, broken, all }: Objective,
  { factor, long, short, severity }: BurnRate,
): Alert => ({
  name: alert,
  expr: [
    ...[long, short].map(
      (window) => `${recorded(broken, window)} / ${recorded(all, window)} > ${asNumber(factor * budget)}`,
    ),
    `${recorded(broken, long)} * ${secondsOf[long]} > ${leastBroken}`,
  ].join('\nand '),
  severity,
  window: long,
  summary: `${summary} (over ${long}, ${factor}x of the budget)`,
})

/** Without the noise of binary fractions: 0.0144, not 0.014400000000000001. */
const asNumber = (value: number): number => Number(value.toPrecision(6))

const disk = 'job="node",fstype!~"tmpfs|ramfs|overlay|squashfs"'
const room = `node_filesystem_avail_bytes{${disk}}`

/** Every alert, in the order in which one should read them. */
export const alerts: readonly Alert[] = [
  ...objectives.flatMap((objective) => burnRates.map((burn) => burnAlert(objective, burn))),
  {
    name: 'WellmetDown',
    expr: 'up{job="wellmet"} == 0',
    for: '2m',
    severity: 'page',
    summary: '{{ $labels.instance }} does not answer',
  },
  {
    name: 'WellmetNotReady',
    expr: 'readiness_part_state{job="wellmet",part!~"redis|worker",state="failing"} == 1',
    for: '2m',
    severity: 'page',
    summary: '{{ $labels.instance }} takes no traffic: {{ $labels.part }}',
  },
  {
    name: 'WellmetNoWorker',
    expr: 'max(readiness_part_state{job="wellmet",part="worker",state="absent"}) == 1',
    for: '5m',
    severity: 'page',
    summary: 'No worker runs: emails and imports wait',
  },
  {
    name: 'WellmetRedisLost',
    expr: 'max(readiness_part_state{job="wellmet",part="redis",state="failing"}) == 1',
    for: '10m',
    severity: 'ticket',
    summary: 'Redis does not answer: cache and limits are per process',
  },
  {
    name: 'WellmetRequestsRefused',
    expr: `sum(rate(${refused}[5m])) > 0.1`,
    for: '5m',
    severity: 'ticket',
    summary: 'More requests arrive than can be answered: some are refused with 503',
  },
  {
    name: 'WellmetPoolWaiting',
    expr: 'db_pool_connections{job="wellmet",state="waiting"} > 0',
    for: '5m',
    severity: 'ticket',
    summary: 'Work waits for a database connection at {{ $labels.instance }}',
  },
  {
    name: 'WellmetJobsLate',
    expr: 'max(jobs_oldest_due_seconds{job="wellmet"}) > 300',
    for: '1m',
    severity: 'page',
    summary: 'The oldest due job has waited for more than 5 minutes',
  },
  {
    name: 'WellmetJobsFail',
    expr: 'sum by (name) (increase(job_duration_seconds_count{job="wellmet",outcome="failed"}[30m])) > 5',
    for: '5m',
    severity: 'ticket',
    summary: 'A job fails again and again: {{ $labels.name }}',
  },
  {
    name: 'WellmetMailsParked',
    expr: 'max(mails_parked{job="wellmet"}) > 0',
    for: '30m',
    severity: 'ticket',
    summary: 'Nobody knows whether {{ $value }} emails were sent',
  },
  {
    name: 'WellmetMailsFailed',
    expr: 'max(mails_failed{job="wellmet"}) > 0',
    severity: 'ticket',
    summary: '{{ $value }} emails were refused or given up in the last day',
  },
  {
    name: 'WellmetMailsWaiting',
    expr: 'max(mails_waiting{job="wellmet"}) > 0',
    for: '1h',
    severity: 'ticket',
    summary: 'For an hour the mail server has not taken {{ $value }} emails',
  },
  {
    name: 'WellmetBackupOld',
    expr: `max(backup_age_seconds{job="wellmet"}) > ${26 * 3600}\nor max(backup_succeeded{job="wellmet"}) == 0`,
    for: '1h',
    severity: 'ticket',
    summary: 'The last backup failed, or the last good one is older than 26 hours',
  },
  {
    name: 'WellmetRestoreDrillOld',
    expr: `max(restore_drill_age_seconds{job="wellmet"}) > ${8 * 86_400}\nor max(restore_drill_succeeded{job="wellmet"}) == 0`,
    for: '1h',
    severity: 'ticket',
    summary: 'The last try to restore a backup failed, or the last good one is older than 8 days',
  },
  {
    name: 'WellmetBackupCopyOld',
    expr: `max(backup_copy_age_seconds{job="wellmet"}) > ${26 * 3600}\nor max(backup_copy_succeeded{job="wellmet"}) == 0`,
    for: '1h',
    severity: 'ticket',
    summary: 'The last copy of the backups to the storage failed, or the last good one is older than 26 hours',
  },
  {
    name: 'WellmetDiskFull',
    expr: `${room} / node_filesystem_size_bytes{${disk}} < 0.05`,
    for: '5m',
    severity: 'page',
    summary: 'Less than 5% of {{ $labels.mountpoint }} is free',
  },
  {
    name: 'WellmetDiskFull',
    expr: `predict_linear(${room}[6h], 3 * 86400) < 0`,
    for: '1h',
    severity: 'ticket',
    summary: 'At the pace of the last 6 hours {{ $labels.mountpoint }} is full in 3 days',
  },
]
