import type { Table } from '@wellmet/platform/tables/table.ts'

export const leavingTables: Table[] = [
  {
    table: 'account.deletions',
    holds: 'ids of deleted accounts and workspaces, so that a restored backup deletes them again',
    owner: null,
    moved: { stays: 'accounts and workspaces that were deleted on this server' },
    notExported: 'Bare ids of accounts that are gone.',
  },
]
