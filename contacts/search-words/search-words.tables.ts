import { ofNetwork } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const searchWordsTables: Table[] = [
  ofNetwork('contacts.worded_networks', {
    holds: 'by which version of the search words the contacts of a network are found',
    leftOut: 'Our own bookkeeping of upgrades.',
  }),
]
