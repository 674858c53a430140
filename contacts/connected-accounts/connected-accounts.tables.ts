import { ofNetwork } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const connectedAccountsTables: Table[] = [
  ofNetwork('contacts.gathered_accounts', {
    holds: 'how much of a connected account is in the network already',
    given: ['account_id', 'gathered_at'],
    leftOut: { last_number: 'Our own bookkeeping.' },
    numbers: ['last_number'],
  }),
]
