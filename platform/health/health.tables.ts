import type { Table } from '../tables/table.ts'

export const healthTables: Table[] = [
  {
    table: 'platform.database_sizes',
    holds: 'how large the database was on a day, to foresee when its disk is full',
    owner: null,
    moved: { stays: 'sizes of this server' },
    notExported: 'About the server alone.',
    numbers: ['bytes'],
  },
  {
    table: 'platform.drill_requests',
    holds: 'a row while a restore drill was asked for and has not ended',
    owner: null,
    moved: { stays: 'about the backups of this server' },
    notExported: 'About the server alone.',
  },
]
