import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const trackingTables: Table[] = [
  ofWorkspace('growth.events', {
    holds:
      'what happened on the site of a workspace, without addresses, user agents and names; in monthly partitions for 13 months. What a lead agreed to is deleted with the lead',
    moved: { stays: 'Each day is in the counts, which move.' },
    notExported: 'It is about nobody: a visitor has another name every day.',
  }),
  ofWorkspace('growth.seen_events', {
    holds: 'which events arrived in the last three days, so that none counts twice',
    moved: { stays: 'Clients send an event again within minutes.' },
    credential: { isNone: 'Ids of events, which open nothing.' },
    notExported: 'Ids that a client drew.',
  }),
  ofWorkspace('growth.daily_counts', {
    holds: 'how many events a day had, by what happened and why some were dropped',
    notExported: 'Counts of a workspace, not of one member.',
  }),
  {
    table: 'growth.salts',
    owner: null,
    holds:
      'what visitors are hashed with today; deleted when the day is over, and never written to the log of the database',
    moved: { stays: 'Each server draws its own.' },
    credential: { isNone: 'Without it a visitor of yesterday cannot be told from any other.' },
    notExported: 'Random bytes of one day.',
  },
]
