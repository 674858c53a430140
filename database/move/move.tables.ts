import type { Table } from '@wellmet/platform/tables/table.ts'

export const moveTables: Table[] = [
  {
    table: 'platform.arrivals',
    holds: 'rows of a workspace that is on its way here, out of sight of everybody',
    owner: null,
    moved: { stays: 'rows that come' },
    notExported: 'Where workspaces are, and their rows while they are on the way from one server to another.',
    numbers: ['number'],
  },
  {
    table: 'platform.residents',
    holds: 'workspaces that came from another server, are leaving or have left',
    owner: 'workspace_id',
    moved: { stays: 'where workspaces are' },
    notExported: 'Where workspaces are, and their rows while they are on the way from one server to another.',
  },
  {
    table: 'platform.workspace_servers',
    holds: 'on server 0: where each workspace is that does not live where it was founded',
    owner: 'workspace_id',
    moved: { stays: 'where workspaces are' },
    notExported: 'Where workspaces are, and their rows while they are on the way from one server to another.',
  },
]
