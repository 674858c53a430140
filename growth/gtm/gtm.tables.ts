import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const gtmTables: Table[] = [
  ofWorkspace('growth.purchases', {
    holds: 'orders that programs of the workspace reported, pending until an admin confirms them',
    idsInJobs: true,
    notExported: 'Of the workspace, not of one member.',
  }),
]
