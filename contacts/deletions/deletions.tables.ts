import { ofNetwork } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const deletionsTables: Table[] = [
  ofNetwork('contacts.deletions', {
    holds: 'keyed numbers of deleted people, so that no import brings them back',
    given: ['deletion_id', 'deleted_at'],
    leftOut: { key: 'A keyed number of somebody who was deleted. It says nothing about them.' },
    numbers: ['key'],
  }),
]
