import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const workspacesTables: Table[] = [
  {
    table: 'account.workspaces',
    holds: 'teams, with their names and rules',
    owner: 'id',
    moved: { with: 'workspace', column: 'id' },
    rows: [
      {
        where: 't.id in (select m.workspace_id from account.memberships m where m.user_id = :user)',
        workspace: 't.id',
        given: ['id', 'name', 'created_at', 'requires_second_factor', 'deletes_at'],
      },
    ],
    leftOut: {},
  },
  ofUser('account.memberships', {
    holds: 'who belongs to which workspace, in which role',
    moved: { with: 'workspace' },
    given: ['workspace_id', 'user_id', 'role', 'joined_at', 'entered_at'],
  }),
]
