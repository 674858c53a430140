import { company, ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const savedListsTables: Table[] = [
  ofNetwork('discovery.saved_lists', {
    holds: 'lists of people or companies saved for later',
    given: ['id', 'name', 'kind', 'created_at', 'changed_at'],
  }),
  ofNetwork('discovery.saved_list_items', {
    holds: 'the people and companies on a saved list',
    given: ['id', 'list_id', person(), company(), 'name', 'note', 'saved_at'],
    subjects: {
      columns: ['person_id'],
      merged: { how: 'keep', why: 'Read through the keys of contacts, which name the survivor.' },
      deleted: 'on deletion',
    },
    numbers: ['company_id'],
  }),
]
