import { ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const mergesTables: Table[] = [
  ofNetwork('contacts.merges', {
    holds: 'merges, with what is needed to undo them',
    given: [
      'id',
      person('survivor_id'),
      person('gone_id'),
      'survivor_name',
      'gone_name',
      'made_by',
      'made_at',
      'undone_at',
    ],
    leftOut: {
      number: 'Our own bookkeeping.',
      before: 'What undoing would bring back, by internal numbers.',
      after: 'What undoing would take away, by internal numbers.',
    },
    subjects: {
      columns: ['survivor_id', 'gone_id'],
      merged: { how: 'keep', why: 'It says who was merged, so that it can be undone.' },
      deleted: 'on removal',
    },
  }),
  ofNetwork('contacts.merged_evidence', {
    holds: 'by which handle evidence of a merged contact came, so that undoing can give it back',
    leftOut: 'What undoing a merge needs, by internal numbers.',
    subjects: {
      columns: ['person_id'],
      merged: { how: 'move', key: ['kind', 'ref', 'key'], restoredBy: 'contacts/merges/unmerge.sql' },
      deleted: 'on removal',
    },
    numbers: ['ref', 'key'],
  }),
]
