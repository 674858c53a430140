import { ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const inferredRelationshipsTables: Table[] = [
  ofNetwork('graph.inferred_relationships', {
    holds: 'the chance that two people know each other, with its basis',
    given: [person('a'), person('b'), 'permille', 'basis', 'last_day'],
    subjects: { columns: ['a', 'b'], merged: { how: 'delete' }, deleted: 'on removal' },
  }),
]
