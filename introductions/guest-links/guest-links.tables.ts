import type { Table } from '@wellmet/platform/tables/table.ts'

const ofMyRequests = 't.request_id in (select r.id from introductions.requests r where r.user_id = :user)'

export const guestLinksTables: Table[] = [
  {
    table: 'introductions.guest_links',
    holds: 'hashed links for people without an account',
    credential: { isNone: 'It opens one request to the one person outside who was asked, and ends with the request.' },
    owner: 'request_id',
    moved: { where: () => 'request_id in (select id from pg_temp.moving_requests)' },
    rows: [{ where: ofMyRequests, workspace: null, given: [] }],
    leftOut: 'Links of connectors and targets, as a hash.',
  },
]
