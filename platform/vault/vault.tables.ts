import type { Table } from '../tables/table.ts'

export const vaultTables: Table[] = [
  {
    table: 'platform.roots',
    holds: 'secrets that stored numbers rest on, sealed by the vault',
    credential: { isNone: 'The server’s own key, sealed. Nobody made it, and nobody is let in by it.' },
    owner: null,
    moved: { stays: 'compared before a move: both servers have the same' },
    notExported: 'About the server alone.',
  },
]
