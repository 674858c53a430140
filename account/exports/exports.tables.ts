import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const exportsTables: Table[] = [
  ofUser('account.exports', {
    holds: 'exports that a user asked for, and how far each is',
    workspace: null,
    moved: { with: 'user' },
    given: [
      'id',
      'user_id',
      'state',
      'tables_done',
      'tables_total',
      'row_count',
      'bytes',
      'created_at',
      'finished_at',
      'expires_at',
      'workspace_ids',
      'left_out',
    ],
    numbers: ['bytes'],
  }),
  ofUser('account.export_pieces', {
    holds: 'the bytes of finished exports, until they expire',
    workspace: null,
    moved: { with: 'user' },
    leftOut: 'Earlier exports themselves.',
  }),
]
