import { aSecret, ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const mailAccessTables: Table[] = [
  ofUser('outreach.mail_access', {
    holds:
      'what members allow with the mails of a mailbox beyond headers, with sealed tokens of its own; it lives as long as the account',
    credential: {
      of: 't.user_id = :user',
      on: {
        left: 'ends',
        demoted: { stays: 'It opens what is its user’s own, and lets nobody in.' },
        reset: { stays: 'It reads for its user, and lets nobody in.' },
        disabled: { stays: 'Nothing is read until the account is open again.' },
      },
    },
    moved: { with: 'workspace' },
    given: ['account_id', 'workspace_id', 'user_id', 'uses', 'tokens_expire_at', 'given_at'],
    leftOut: { sealed_tokens: aSecret, refreshing_until: 'Our own bookkeeping.' },
  }),
]
