import { ofUser, ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const foundingTables: Table[] = [
  ofWorkspace('growth.founding_members', {
    holds: 'the first hundred workspaces that paid for this hosted service, with their numbers',
    moved: { stays: 'They are the first customers of this server.' },
    notExported: 'A number of the workspace, which its dashboard shows.',
  }),
  ofUser('growth.roadmap_votes', {
    holds: 'which items of the roadmap a member voted for',
    moved: { stays: 'They are for the roadmap of this server.' },
    given: ['document_id', 'workspace_id', 'user_id', 'voted_at'],
  }),
]
