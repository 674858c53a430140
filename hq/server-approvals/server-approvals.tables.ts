import type { Table } from '@wellmet/platform/tables/table.ts'

export const serverApprovalsTables: Table[] = [
  {
    table: 'hq.approvals',
    holds: 'what would be done to the server and waits for an operator, and what became of it',
    credential: { isNone: 'The hash says what would happen. It opens nothing.' },
    owner: null,
    moved: { stays: 'what was decided about this server' },
    rows: [
      {
        file: 'server-approvals-i-asked-for',
        where: 't.requested_by = :user',
        workspace: null,
        given: [
          'id',
          'kind',
          'title',
          'facts',
          'requested_by',
          'requested_at',
          'expires_at',
          'verdict',
          'decided_at',
          'reason',
        ],
      },
      {
        file: 'server-approvals-i-decided',
        where: 't.decided_by = :user',
        workspace: null,
        given: ['id', 'kind', 'title', 'requested_at', 'verdict', 'decided_by', 'decided_at', 'reason'],
      },
    ],
    leftOut: {
      payload: 'What would run; the facts say it in words.',
      items: 'Our own bookkeeping: the facts say it in words.',
      risk: 'The same for all.',
      hash: 'Our own bookkeeping: it is made of the other columns.',
      agent: 'Which agent of the server asked, where nobody did.',
    },
  },
]
