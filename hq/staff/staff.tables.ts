import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const staffTables: Table[] = [
  ofUser('hq.staff', {
    holds: 'who runs the server, and as what',
    workspace: null,
    moved: { stays: 'people who run this server' },
    given: ['user_id', 'role', 'added_at'],
    leftOut: { added_by: 'Who added them: somebody else.' },
  }),
  ofUser('hq.staff_proofs', {
    holds: 'when a session of the operator’s room last used a passkey',
    workspace: null,
    moved: { stays: 'sessions of this server' },
    leftOut: 'A time beside a session, for half an hour.',
  }),
]
