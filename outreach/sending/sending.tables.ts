import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const sendingTables: Table[] = [
  ofUser('outreach.sends', {
    holds:
      'what members were let write from their own mailboxes in the last 90 days, by keyed mailbox: what the caps count',
    moved: { with: 'workspace' },
    given: ['id', 'workspace_id', 'user_id', 'about', 'basis', 'at'],
    leftOut: { mailbox: 'A keyed number of somebody else’s address.' },
  }),
]
