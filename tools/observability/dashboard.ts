import { objectives, recorded, refused } from './slo.ts'

export interface Panel {
  title: string
  /** Grafana's names of units: s, bytes, percentunit, reqps. */
  unit: string
  queries: { expr: string; legend: string }[]
  /** Drawn as a line: above it an alert fires. */
  limit?: number
}

const ours = 'job="wellmet"'
const quantiles = [0.5, 0.95, 0.99]
const duration = (quantile: number): string =>
  `histogram_quantile(${quantile}, sum by (le) (rate(http_request_duration_seconds_bucket{${ours},route!~"/health.*|/metrics"}[5m])))`

/** Row by row, in the order in which one asks: do people suffer, is there room, does the work get done, what does it lean on. */
export const rows: readonly { title: string; panels: readonly Panel[] }[] = [
  {
    title: 'Requests',
    panels: [
      ...objectives.map(({ summary, broken, all, budget }) => ({
        title: summary,
        unit: 'percentunit',
        queries: (['5m', '1h', '6h'] as const).map((window) => ({
          expr: `${recorded(broken, window)} / ${recorded(all, window)}`,
          legend: `last ${window}`,
        })),
        limit: budget,
      })),
      {
        title: 'Requests by status',
        unit: 'reqps',
        queries: [
          { expr: `sum by (status) (rate(http_request_duration_seconds_count{${ours}}[5m]))`, legend: '{{status}}' },
        ],
      },
      {
        title: 'How long requests take',
        unit: 's',
        queries: quantiles.map((quantile) => ({ expr: duration(quantile), legend: `${quantile * 100}%` })),
        limit: 1,
      },
      {
        title: 'Slowest routes (95%)',
        unit: 's',
        queries: [
          {
            expr: `topk(5, histogram_quantile(0.95, sum by (le, route) (rate(http_request_duration_seconds_bucket{${ours}}[15m]))))`,
            legend: '{{route}}',
          },
        ],
      },
    ],
  },
  {
    title: 'Room',
    panels: [
      {
        title: 'Refused at the door',
        unit: 'reqps',
        queries: [{ expr: `sum by (outcome) (rate(${refused}[5m]))`, legend: '{{outcome}}' }],
        limit: 0.1,
      },
      {
        title: 'Database connections',
        unit: 'short',
        queries: [{ expr: `sum by (pool, state) (db_pool_connections{${ours}})`, legend: '{{pool}} {{state}}' }],
      },
      {
        title: 'Delay of the event loop (99%)',
        unit: 's',
        queries: [{ expr: `nodejs_eventloop_lag_p99_seconds{${ours}}`, legend: '{{instance}}' }],
      },
      {
        title: 'Memory',
        unit: 'bytes',
        queries: [{ expr: `process_resident_memory_bytes{${ours}}`, legend: '{{instance}}' }],
      },
      {
        title: 'CPU',
        unit: 'percentunit',
        queries: [{ expr: `rate(process_cpu_seconds_total{${ours}}[5m])`, legend: '{{instance}}' }],
      },
    ],
  },
  {
    title: 'Work',
    panels: [
      {
        title: 'How long the oldest due job has waited',
        unit: 's',
        queries: [{ expr: `max(jobs_oldest_due_seconds{${ours}})`, legend: 'oldest' }],
        limit: 300,
      },
      {
        title: 'Jobs',
        unit: 'ops',
        queries: [{ expr: `sum by (outcome) (rate(job_duration_seconds_count{${ours}}[5m]))`, legend: '{{outcome}}' }],
      },
      {
        title: 'Jobs that fail',
        unit: 'short',
        queries: [
          {
            expr: `sum by (name) (increase(job_duration_seconds_count{${ours},outcome="failed"}[30m])) > 0`,
            legend: '{{name}}',
          },
        ],
        limit: 5,
      },
      {
        title: 'Longest jobs (95%)',
        unit: 's',
        queries: [
          {
            expr: `topk(5, histogram_quantile(0.95, sum by (le, name) (rate(job_duration_seconds_bucket{${ours}}[15m]))))`,
            legend: '{{name}}',
          },
        ],
      },
      {
        title: 'Emails of which nobody knows whether they were sent',
        unit: 'short',
        queries: [{ expr: `max(mails_parked{${ours}})`, legend: 'parked' }],
        limit: 1,
      },
      {
        title: 'Emails that failed in the last day, or wait for the mail server',
        unit: 'short',
        queries: [
          { expr: `max(mails_failed{${ours}})`, legend: 'failed' },
          { expr: `max(mails_waiting{${ours}})`, legend: 'waiting' },
        ],
        limit: 1,
      },
      {
        title: 'Emails by result',
        unit: 'short',
        queries: [{ expr: `sum by (result) (increase(mails_total{${ours}}[1h]))`, legend: '{{result}}' }],
      },
    ],
  },
  {
    title: 'Backups',
    panels: [
      {
        title: 'Age of the last good backup',
        unit: 's',
        queries: [{ expr: `max(backup_age_seconds{${ours}})`, legend: 'backup' }],
        limit: 26 * 3600,
      },
      {
        title: 'Age of the last good restore',
        unit: 's',
        queries: [{ expr: `max(restore_drill_age_seconds{${ours}})`, legend: 'drill' }],
        limit: 8 * 86_400,
      },
      {
        title: 'Free room on disks',
        unit: 'percentunit',
        queries: [
          {
            expr: 'node_filesystem_avail_bytes{job="node",fstype!~"tmpfs|ramfs|overlay|squashfs"} / node_filesystem_size_bytes{job="node"}',
            legend: '{{instance}} {{mountpoint}}',
          },
        ],
        limit: 0.05,
      },
    ],
  },
  {
    title: 'Outside',
    panels: [
      {
        title: 'What readiness leans on',
        unit: 'short',
        queries: [
          { expr: `max by (part) (readiness_part_state{${ours},state!="ok"})`, legend: '{{part}} is missing or fails' },
        ],
      },
      {
        title: 'Calls to other services',
        unit: 'reqps',
        queries: [
          {
            expr: `sum by (outcome) (rate(outbound_request_duration_seconds_count{${ours}}[5m]))`,
            legend: '{{outcome}}',
          },
        ],
      },
    ],
  },
]
