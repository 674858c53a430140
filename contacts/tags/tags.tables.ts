import { ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const tagsTables: Table[] = [
  ofNetwork('contacts.contact_tags', {
    holds: 'tags that a member gives a contact; only the member sees them',
    given: [person(), 'tag', 'tagged_at'],
    leftOut: { key: 'Derived from the tag.' },
    subjects: { columns: ['person_id'], merged: { how: 'move', key: ['key'], savedAs: 'tags' }, deleted: 'on removal' },
  }),
]
