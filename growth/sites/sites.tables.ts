import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const sitesTables: Table[] = [
  ofWorkspace('growth.sites', {
    holds: 'the site of a workspace: its public key, where its pages are and what it counts',
    credential: { isNone: 'The key is public: it stands in the source of every page.' },
    notExported: 'Of the workspace, not of one member.',
  }),
]
