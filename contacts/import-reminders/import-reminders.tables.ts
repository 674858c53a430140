import { ofNetwork } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const importRemindersTables: Table[] = [
  ofNetwork('contacts.import_reminders', {
    holds: 'members who want an email tomorrow, when LinkedIn has prepared their archive',
    given: ['send_at', 'locale'],
  }),
]
