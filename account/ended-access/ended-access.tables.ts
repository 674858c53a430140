import type { Table } from '@wellmet/platform/tables/table.ts'

export const endedAccessTables: Table[] = [
  {
    table: 'account.ended_access',
    holds:
      'ids of keys, memberships, passwords and the like that have ended, so that a restored backup ends them again',
    owner: null,
    moved: { stays: 'what ended on this server' },
    notExported: 'Bare ids of rows that are gone, deleted after some months.',
  },
]
