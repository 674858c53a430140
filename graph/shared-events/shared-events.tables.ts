import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const sharedEventsTables: Table[] = [
  ofWorkspace('graph.attendances', {
    holds: 'who checked in at an event of at most 60 guests, by keyed numbers; it says that two people may have met',
    subjects: {
      columns: ['person_id'],
      merged: { how: 'keep', why: 'Read through the keys of contacts, which name the survivor.' },
      deleted: { stays: 'It is the list of the workspace’s own event. Whoever objects is taken off it.' },
    },
    numbers: ['key'],
    notExported: 'Worked out from the list of guests, which is exported.',
  }),
]
