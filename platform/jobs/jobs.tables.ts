import type { Table } from '../tables/table.ts'

export const jobsTables: Table[] = [
  {
    table: 'platform.processed_jobs',
    holds: 'keys of finished jobs and reactions, so that a second run has no effect',
    owner: null,
    moved: {
      where: () => `key like 'event:%' and split_part(key, ':', 2) in (select id from pg_temp.moving_ids)`,
    },
    notExported: 'Ids of events and jobs, deleted after some days. They name nobody.',
  },
  {
    table: 'platform.workers',
    holds: 'heartbeats',
    owner: null,
    moved: { stays: 'workers of this server' },
    notExported: 'About the server alone.',
  },
]
