import { company, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const signalsTables: Table[] = [
  {
    table: 'discovery.signals',
    holds: 'what happened about a person or a company: 5,000 of one source in a workspace, until their kind expires',
    owner: 'workspace_id',
    moved: { with: 'workspace' },
    rows: [
      {
        where: 't.user_id = :user',
        workspace: 't.workspace_id',
        given: [
          'id',
          'workspace_id',
          'user_id',
          'kind',
          'source',
          'external_id',
          person(),
          company(),
          'name',
          'says',
          'link',
          'happened_at',
          'saved_at',
          'expires_at',
        ],
      },
    ],
    leftOut: {
      origin: 'Our own bookkeeping: what they are deleted with.',
      keys: 'Derived from addresses and profiles.',
    },
    subjects: {
      columns: ['person_id'],
      merged: { how: 'keep', why: 'Read through the keys of contacts, which name the survivor.' },
      deleted: { by: 'discovery/signals/signals.reactions.ts' },
    },
    numbers: ['company_id', 'keys'],
  },
]
