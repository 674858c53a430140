import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const memberNetworksTables: Table[] = [
  ofUser('identity.member_networks', {
    holds: `one user's network in one workspace`,
    moved: { with: 'workspace' },
    given: ['workspace_id', 'user_id', 'created_at'],
    leftOut: { id: 'An internal number.' },
  }),
]
