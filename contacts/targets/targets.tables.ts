import { company, ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const targetsTables: Table[] = [
  ofNetwork('contacts.targets', {
    holds: 'people whom a member wants to meet and who are in no file of theirs; only the member sees them',
    given: [person(), 'name', 'title', 'company', company(), 'former_companies', 'linkedin_slug', 'email', 'added_at'],
    leftOut: {
      keys: 'Derived from the address and the profile.',
      former_company_ids: 'Derived from the names of the companies.',
    },
    subjects: {
      columns: ['person_id'],
      merged: { how: 'keep', why: 'Read through the keys of contacts, which name the survivor.' },
      deleted: 'on deletion',
    },
    numbers: ['company_id', 'keys', 'former_company_ids'],
  }),
]
