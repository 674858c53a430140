import { mentionsMoving } from '../tables/move-rules.ts'
import type { Table } from '../tables/table.ts'

export const outboxTables: Table[] = [
  {
    table: 'platform.outbox',
    holds: 'events, written with the change they report',
    owner: null,
    moved: { where: () => mentionsMoving('payload') },
    notExported: 'Ids of events and jobs, deleted after some days. They name nobody.',
    idsInJobs: true,
  },
]
