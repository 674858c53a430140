import { aSecret, ofUser, opensAccount, type Table } from '@wellmet/platform/tables/table.ts'

export const devicesTables: Table[] = [
  ofUser('account.devices', {
    holds: 'browsers from which a user signs in, and until when each is trusted',
    credential: opensAccount('t.user_id = :user', { reset: 'ends', disabled: 'ends' }),
    workspace: null,
    moved: { with: 'user' },
    given: ['id', 'user_id', 'user_agent', 'first_seen_at', 'last_seen_at', 'trusted_until'],
    leftOut: {
      token_hash: aSecret,
      previous_hash: aSecret,
      successor_box: aSecret,
      rotated_at: 'Our own bookkeeping.',
    },
  }),
]
