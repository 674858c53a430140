import { ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const duplicatesTables: Table[] = [
  ofNetwork('contacts.distinct_contacts', {
    holds: 'pairs that the member said are two people',
    given: [person('a'), person('b'), 'marked_at'],
    subjects: {
      columns: ['a', 'b'],
      merged: { how: 'move pairs', key: [], savedAs: 'apart', otherEnd: 'as it was' },
      deleted: 'on removal',
    },
  }),
]
