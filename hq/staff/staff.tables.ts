import { aSecret, ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const staffTables: Table[] = [
  ofUser('hq.staff', {
    holds: 'who runs the server, as what, and the sealed number of their phone',
    credential: { isNone: 'A sealed phone number. Knowing it lets nobody in, and it goes with the row.' },
    workspace: null,
    moved: { stays: 'people who run this server' },
    given: ['user_id', 'role', 'added_at'],
    leftOut: { added_by: 'Who added them: somebody else.', sealed_phone: aSecret },
  }),
  ofUser('hq.staff_proofs', {
    holds: 'when a session of the operator’s room last used a passkey, and the phone',
    workspace: null,
    moved: { stays: 'sessions of this server' },
    leftOut: 'Times beside a session, for half an hour.',
  }),
]
