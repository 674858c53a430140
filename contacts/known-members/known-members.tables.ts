import { ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const knownMembersTables: Table[] = [
  ofNetwork('contacts.known_members', {
    holds: 'contacts who are members of the workspace, by an address they proved',
    given: [person()],
    leftOut: { user_id: 'The account of another member.' },
    subjects: {
      columns: ['person_id'],
      merged: { how: 'keep', why: 'The row goes with the contact; a job finds out anew who is a member.' },
      deleted: 'by reference',
    },
  }),
]
