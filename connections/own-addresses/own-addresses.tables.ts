import { aSecret, ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const ownAddressesTables: Table[] = [
  ofUser('connections.own_addresses', {
    holds: 'further addresses of a member, which count once a code that was mailed there proves them',
    credential: { isNone: 'A code that shows whose an address is, for minutes. It opens nothing.' },
    moved: { with: 'workspace' },
    given: ['id', 'workspace_id', 'user_id', 'address', 'code_expires_at', 'proved_at'],
    leftOut: { code_hash: aSecret },
  }),
]
