import { ofNetwork } from '@wellmet/identity/tables/network-tables.ts'
import { addMissing } from '@wellmet/platform/tables/move-rules.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

const derived = 'Derived, also from what other members share.'

export const companiesTables: Table[] = [
  ofNetwork('discovery.company_rankings', {
    holds: 'which visibility version a viewer’s ranking of companies is of',
    owner: 'viewer_network_id',
    leftOut: derived,
  }),
  ofNetwork('discovery.ranked_companies', {
    holds: 'the best 200 companies of a viewer; the first 51 as they were shown',
    owner: 'viewer_network_id',
    leftOut: derived,
    subjects: {
      columns: ['nearest'],
      merged: { how: 'keep', why: 'Not read any more once a network behind it has changed.' },
      deleted: { stays: 'Not read any more once a network behind it has changed, and replaced by the next ranking.' },
    },
    numbers: ['company_id'],
  }),
  {
    table: 'discovery.company_tokens',
    holds: 'keyed hashes of words and sectors by which companies are found',
    owner: null,
    moved: {
      copied: 'company_id in (select place_id from pg_temp.moving_places)',
      onConflict: addMissing('company_id', 'tokens'),
    },
    notExported: 'Of the public directory, or of all networks together.',
    numbers: ['company_id'],
  },
]
