import type { Table } from '@wellmet/platform/tables/table.ts'

export const revenueTables: Table[] = [
  {
    table: 'hq.forecasts',
    holds: 'what was expected of all subscriptions together, and what came of it',
    owner: null,
    moved: { stays: 'forecasts of this server' },
    numbers: ['low', 'middle', 'high', 'happened'],
    notExported: 'Sums over all workspaces. They name nobody.',
  },
]
