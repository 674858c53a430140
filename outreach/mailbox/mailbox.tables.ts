import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const mailboxTables: Table[] = [
  ofUser('outreach.snoozed_threads', {
    holds: 'conversations that members took out of their inbox until a time, at most 500; no subject and no text',
    moved: { with: 'workspace' },
    given: ['account_id', 'ref', 'message_id', 'workspace_id', 'user_id', 'until'],
  }),
]
