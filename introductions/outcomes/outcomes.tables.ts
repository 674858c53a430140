import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

const ofMyRequests = 't.request_id in (select r.id from introductions.requests r where r.user_id = :user)'

export const outcomesTables: Table[] = [
  {
    table: 'introductions.outcomes',
    holds: 'what became of a request',
    owner: 'request_id',
    moved: { with: 'workspace' },
    rows: [
      {
        where: `t.by = 'asker' and ${ofMyRequests}`,
        workspace: 't.workspace_id',
        given: ['id', 'request_id', 'workspace_id', 'kind', 'at', 'by', 'note'],
      },
    ],
    leftOut: {},
  },
  {
    table: 'introductions.predictions',
    holds: 'chances as stated when asking',
    owner: 'request_id',
    moved: { with: 'workspace' },
    rows: [{ where: ofMyRequests, workspace: 't.workspace_id', given: [] }],
    leftOut: 'What a formula expected of other people.',
  },
  {
    table: 'introductions.shared_outcomes',
    holds: 'outcomes as they count for teammates, fixed after two weeks',
    owner: 'request_id',
    moved: { with: 'workspace' },
    rows: [{ where: ofMyRequests, workspace: 't.workspace_id', given: [] }],
    leftOut: 'What became of the request is exported with its outcomes.',
  },
  ofWorkspace('introductions.calibrations', {
    holds: 'how a workspace corrected the stated chances: of the release before, which reads it',
    notExported: 'Of the workspace, not of one member.',
  }),
]
