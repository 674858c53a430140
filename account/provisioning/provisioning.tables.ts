import { aSecret, ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const provisioningTables: Table[] = [
  {
    table: 'account.provisioning_tokens',
    holds: 'hashes of the tokens of a company’s directory',
    credential: {
      of: 't.created_by = :user',
      on: { left: 'ends', demoted: 'ends', reset: 'ends', disabled: 'ends' },
    },
    owner: 'workspace_id',
    moved: { with: 'workspace' },
    rows: [
      {
        where: 't.created_by = :user',
        workspace: 't.workspace_id',
        given: ['id', 'workspace_id', 'created_by', 'name', 'prefix', 'created_at', 'expires_at', 'last_used_at'],
      },
    ],
    leftOut: { secret_hash: aSecret },
  },
  {
    table: 'account.provisioned_users',
    holds: 'people in a company’s directory',
    owner: 'workspace_id',
    moved: { with: 'workspace' },
    rows: [
      {
        where: 't.member_id = :user',
        workspace: 't.workspace_id',
        given: [
          'id',
          'workspace_id',
          'member_id',
          'user_name',
          'external_id',
          'email',
          'given_name',
          'family_name',
          'display_name',
          'active',
          'created_at',
          'changed_at',
        ],
      },
    ],
    leftOut: { role_before: 'Our own bookkeeping.' },
  },
  ofWorkspace('account.provisioned_groups', {
    holds: 'groups in a company’s directory, and the role that each gives',
    notExported: 'Groups of a company’s directory, and bare ids of who is in them.',
  }),
  ofWorkspace('account.provisioned_group_people', {
    holds: 'who is in which group of a company’s directory',
    notExported: 'Groups of a company’s directory, and bare ids of who is in them.',
  }),
]
