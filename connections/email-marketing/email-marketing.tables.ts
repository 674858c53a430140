import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const emailMarketingTables: Table[] = [
  ofUser('connections.audience_members', {
    holds: 'leads who agreed and were sent to a newsletter, by keyed mailbox, and what became of them there',
    moved: { with: 'workspace' },
    given: ['account_id', 'workspace_id', 'user_id', 'lead_id', 'state', 'sent_at', 'changed_at'],
    leftOut: {
      member_id: 'A number of somebody else’s address.',
      mailbox: 'A keyed number of somebody else’s address.',
    },
  }),
]
