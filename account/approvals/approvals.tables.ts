import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const approvalsTables: Table[] = [
  {
    table: 'account.approvals',
    holds: 'what waits for a yes of an admin, what it would do, and what became of it',
    credential: { isNone: 'The hash says what would happen. It opens nothing.' },
    owner: 'workspace_id',
    moved: { with: 'workspace' },
    rows: [
      {
        file: 'approvals-i-asked-for',
        where: 't.requested_by = :user',
        workspace: 't.workspace_id',
        given: [
          'id',
          'workspace_id',
          'kind',
          'title',
          'facts',
          'risk',
          'requested_by',
          'requested_at',
          'expires_at',
          'verdict',
          'decided_at',
          'reason',
        ],
      },
      {
        file: 'approvals-i-decided',
        where: 't.decided_by = :user',
        workspace: 't.workspace_id',
        given: ['id', 'workspace_id', 'kind', 'title', 'requested_at', 'verdict', 'decided_by', 'decided_at', 'reason'],
      },
    ],
    leftOut: {
      payload: 'What would run; the facts say it in words.',
      items: 'Our own bookkeeping: the facts say it in words.',
      hash: 'Our own bookkeeping: it is made of the other columns.',
      is_mailed: 'Our own bookkeeping.',
      policy_id: 'Policies of the workspace, which its admins see.',
    },
    idsInJobs: true,
  },
  ofWorkspace('account.approval_policies', {
    holds: 'what a workspace approves automatically: limits, who answers for it, and until when',
    notExported: 'Rules of a workspace, which its admins see.',
  }),
]
