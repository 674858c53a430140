import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

export const groundingTables: Table[] = [
  ofWorkspace('introductions.checked_sentences', {
    holds: 'how many sentences were checked against what is on record, by month, kind and verdict',
    notExported: 'Counts of a workspace, not of one member.',
    numbers: ['sentences', 'overridden'],
  }),
]
