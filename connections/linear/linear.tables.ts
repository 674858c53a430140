import type { Table } from '@wellmet/platform/tables/table.ts'

export const linearTables: Table[] = [
  {
    table: 'connections.linear_deliveries',
    holds: 'deliveries of Linear that were received, for a week, so that none counts twice',
    owner: null,
    moved: { stays: 'deliveries that this server received' },
    notExported: 'About the server alone.',
  },
]
