import type { Table } from '@wellmet/platform/tables/table.ts'

const ofMyRequests = 't.request_id in (select r.id from introductions.requests r where r.user_id = :user)'
const promised = 'An answer that was given in confidence.'

export const asksTables: Table[] = [
  {
    table: 'introductions.asks',
    holds: 'one row per connector who was asked: reminders, reply, target consent',
    owner: 'request_id',
    moved: { with: 'workspace' },
    rows: [
      {
        where: ofMyRequests,
        workspace: 't.workspace_id',
        given: ['request_id', 'workspace_id', 'asked_at', 'reminded_at'],
      },
    ],
    leftOut: {
      target_address: 'Given by the connector, for the question to the target alone.',
      target_consent: promised,
      target_consent_at: promised,
      closed_at: promised,
    },
  },
]
