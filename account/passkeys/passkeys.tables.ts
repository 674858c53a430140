import { aSecret, ofUser, opensAccount, type Table } from '@wellmet/platform/tables/table.ts'

export const passkeysTables: Table[] = [
  ofUser('account.passkeys', {
    holds: 'public keys of passkeys, with their counters',
    credential: opensAccount('t.user_id = :user', {
      reset: { stays: 'Its user still has it. Whoever lost it removes it with another proof.' },
      disabled: { stays: 'The account lets nobody in.' },
    }),
    workspace: null,
    moved: { with: 'user' },
    given: ['id', 'user_id', 'name', 'transports', 'is_backed_up', 'created_at', 'last_used_at'],
    leftOut: { credential_id: aSecret, public_key: aSecret, counter: aSecret },
    numbers: ['counter'],
  }),
]
