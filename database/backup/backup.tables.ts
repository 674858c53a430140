import type { Table } from '@wellmet/platform/tables/table.ts'

export const backupTables: Table[] = [
  {
    table: 'platform.backup_runs',
    holds: 'backups and restore drills, and how they ended',
    owner: null,
    moved: { stays: 'backups of this server' },
    notExported: 'About the server alone.',
  },
]
