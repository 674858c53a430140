import type { Table } from '@wellmet/platform/tables/table.ts'

export const objectionsTables: Table[] = [
  {
    table: 'contacts.objections',
    holds: 'keyed numbers of people who asked to be left out',
    owner: null,
    moved: { copied: 'true', onConflict: 'on conflict do nothing', followedBy: 'contacts.apply-objections' },
    notExported: 'Keyed numbers of people who want to be left out. They have to outlive everything.',
    numbers: ['key'],
  },
]
