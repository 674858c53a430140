import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

const notExported = 'Of the workspace, not of one member.'

export const investorsTables: Table[] = [
  ofWorkspace('growth.pitches', { holds: 'the pitch page of a workspace, in sections', notExported }),
  ofWorkspace('growth.pitch_links', {
    holds: 'links to the pitch page, each for one reader as the founder named them; readers are told on the page',
    idsInJobs: true,
    credential: { isNone: 'The hash of a link to a page that changes nothing; owners and admins revoke it.' },
    notExported,
  }),
  ofWorkspace('growth.pitch_reads', {
    holds: 'which sections were opened through a link, how often and on which day last; no durations',
    notExported,
  }),
]
