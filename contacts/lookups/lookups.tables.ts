import { ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const lookupsTables: Table[] = [
  ofNetwork('contacts.contact_lookups', {
    holds: 'what a provider said of a contact when its owner asked; only the owner sees it',
    given: [person(), 'provider', 'looked_up_at', 'verified_on', 'role', 'company', 'location', 'linkedin_slug'],
    subjects: {
      columns: ['person_id'],
      merged: { how: 'move', key: ['provider'], savedAs: 'lookups' },
      deleted: 'on removal',
    },
  }),
]
