import { aSecret, ofUser, opensAccount, type Table } from '@wellmet/platform/tables/table.ts'

export const secondFactorsTables: Table[] = [
  ofUser('account.second_factors', {
    holds: 'sealed secrets of authenticator apps',
    credential: opensAccount('t.user_id = :user', {
      reset: { stays: 'Its user still has it. Whoever lost it removes it with another proof.' },
      disabled: { stays: 'The account lets nobody in.' },
    }),
    workspace: null,
    moved: { with: 'user' },
    given: ['user_id', 'created_at', 'confirmed_at'],
    leftOut: { sealed_secret: aSecret, last_step: aSecret },
  }),
  ofUser('account.recovery_codes', {
    holds: 'keyed hashes of recovery codes',
    credential: opensAccount('t.user_id = :user', {
      reset: { stays: 'Its user still has it. Whoever lost it removes it with another proof.' },
      disabled: { stays: 'The account lets nobody in.' },
    }),
    workspace: null,
    moved: { with: 'user' },
    given: ['user_id', 'used_at'],
    leftOut: { hash: aSecret },
  }),
]
