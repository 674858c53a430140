import type { Table } from '@wellmet/platform/tables/table.ts'

export const directoryTables: Table[] = [
  {
    table: 'contacts.places',
    holds: 'companies, schools and communities: public facts, and the sectors of companies',
    owner: null,
    moved: { copied: 'id in (select place_id from pg_temp.moving_places)', onConflict: 'on conflict do nothing' },
    notExported: 'Companies of the public directory.',
    numbers: ['id'],
  },
]
