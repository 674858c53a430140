import { ofNetwork } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const recountsTables: Table[] = [
  ofNetwork('contacts.recounts', {
    holds: 'networks whose evidence is still to be recounted after an upgrade',
    leftOut: 'Our own bookkeeping, for some minutes after an upgrade.',
  }),
]
