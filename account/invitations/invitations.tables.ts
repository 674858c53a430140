import { aSecret, type Table } from '@wellmet/platform/tables/table.ts'

const passesOn = { stays: 'It passes on to the workspace, whose admins see it in their list and take it back.' }

export const invitationsTables: Table[] = [
  {
    table: 'account.invitations',
    holds: 'invitations, and what became of them',
    credential: {
      of: 't.invited_by = :user',
      on: { left: passesOn, demoted: passesOn, reset: passesOn, disabled: passesOn },
    },
    owner: 'workspace_id',
    moved: { with: 'workspace' },
    rows: [
      {
        where: 't.invited_by = :user',
        workspace: 't.workspace_id',
        given: [
          'id',
          'workspace_id',
          'email',
          'role',
          'invited_by',
          'created_at',
          'expires_at',
          'accepted_at',
          'is_mailed',
          'sent_at',
          'opened_at',
          'declined_at',
          'asked_for_link_at',
          'taken_back_at',
        ],
      },
      {
        file: 'invitations-to-me',
        where: 't.accepted_by = :user',
        workspace: 't.workspace_id',
        given: ['id', 'workspace_id', 'email', 'role', 'created_at', 'opened_at', 'accepted_at', 'accepted_by'],
      },
    ],
    leftOut: { token_hash: aSecret, page_id: aSecret },
    idsInJobs: true,
  },
]
