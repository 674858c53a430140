import { ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const stepCorrectionsTables: Table[] = [
  ofNetwork('graph.step_corrections', {
    holds: `who, as a member said, do not know each other or know each other well; for that member's paths alone`,
    given: [
      'id',
      'from_user_id',
      person('from_person_id'),
      person('to_person_id'),
      'from_name',
      'to_name',
      'says',
      'corrected_at',
    ],
    subjects: {
      columns: ['from_person_id', 'to_person_id'],
      merged: { how: 'keep', why: 'Read through the keys of contacts, which name the survivor.' },
      deleted: 'on deletion',
    },
  }),
]
