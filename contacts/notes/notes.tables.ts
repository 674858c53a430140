import { ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const notesTables: Table[] = [
  ofNetwork('contacts.contact_notes', {
    holds: 'notes that a member writes on a contact; only the member sees them',
    given: ['id', person(), 'text', 'created_at', 'changed_at'],
    subjects: {
      columns: ['person_id'],
      merged: { how: 'renumber', id: 'id', savedAs: 'notes' },
      deleted: 'on removal',
    },
  }),
]
