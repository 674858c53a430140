import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const leadsTables: Table[] = [
  ofWorkspace('growth.leads', {
    holds:
      'people who came by a form of the site, with what they agreed to; deleted by a member, or everywhere when that person asks to be left alone',
    idsInJobs: true,
    credential: {
      isNone: 'The hash of a link with which somebody confirms or takes back their own address, nothing more.',
    },
    notExported: 'Of the workspace, not of one member; any member can export them as a table.',
    numbers: ['person_keys', 'company_id'],
  }),
]
