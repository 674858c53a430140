import { aSecret, ofMembership, ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const apiKeysTables: Table[] = [
  ofUser('account.api_keys', {
    holds: 'hashes of API keys, with scopes and expiry',
    credential: ofMembership('t.user_id = :user'),
    moved: { with: 'workspace' },
    given: ['id', 'workspace_id', 'user_id', 'name', 'prefix', 'scopes', 'created_at', 'expires_at', 'last_used_at'],
    leftOut: { secret_hash: aSecret, sign_on_workspace_id: 'Our own bookkeeping.' },
    idsInJobs: true,
  }),
]
