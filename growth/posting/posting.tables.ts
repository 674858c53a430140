import { ofUser, ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const postingTables: Table[] = [
  ofUser('growth.posting_places', {
    holds: 'where a member posts what the workspace has published, at most 30 places',
    credential: { isNone: 'The sealed address of a receiver, to which something is sent; nobody gets in by it.' },
    moved: { with: 'workspace' },
    given: ['id', 'workspace_id', 'user_id', 'kind', 'account_id', 'place', 'name', 'created_at'],
    leftOut: { sealed_address: 'A secret, or what a secret is checked with.' },
    idsInJobs: true,
  }),
  ofWorkspace('growth.posting_settings', {
    holds: 'whether an admin approves posts, and how they arrive at Ghost',
    notExported: 'Of the workspace, not of one member.',
  }),
  ofWorkspace('growth.cross_posts', {
    holds:
      'what was posted where and what became of it, for 400 days; whoever posted it is forgotten with their account',
    idsInJobs: true,
    notExported: 'Of the workspace, not of one member; its members read it with the document.',
  }),
]
