import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

const bookkeeping = 'Our own bookkeeping.'

export const gatheringsTables: Table[] = [
  ofUser('connections.gatherings', {
    holds: 'events of a calendar that a member connected; seen in the whole workspace, for three years',
    moved: { with: 'workspace' },
    given: [
      'id',
      'workspace_id',
      'user_id',
      'account_id',
      'ref',
      'name',
      'url',
      'starts_at',
      'ends_at',
      'coming',
      'checked_in',
      'guests_read_at',
    ],
    leftOut: { seen_at: bookkeeping },
    idsInJobs: true,
  }),
  ofUser('connections.gathering_guests', {
    holds: 'guests of an event as its host’s calendar lists them: name, address, whether they came; no contacts',
    moved: { with: 'workspace' },
    given: [
      'gathering_id',
      'ref',
      'workspace_id',
      'user_id',
      'name',
      'email',
      'state',
      'registered_at',
      'checked_in_at',
    ],
    leftOut: { seen_at: bookkeeping },
  }),
]
