import type { Table } from '@wellmet/platform/tables/table.ts'

export const quickActionsTables: Table[] = [
  {
    table: 'hq.actions',
    holds: 'what was done to the server by a button or an agent, and by whom',
    owner: null,
    moved: { stays: 'what was done to this server' },
    rows: [
      {
        file: 'what-i-did-to-the-server',
        where: 't.taken_by = :user',
        workspace: null,
        given: ['id', 'kind', 'payload', 'taken_by', 'touched', 'taken_at'],
      },
    ],
    leftOut: {
      agent: 'Which agent of the server did it, where nobody did.',
      approval_id: 'The approval itself is given to whoever asked or decided.',
    },
  },
  {
    table: 'hq.maintenance_notices',
    holds: 'when the server was maintained, as its members were told',
    owner: null,
    moved: { stays: 'about this server' },
    notExported: 'About the server alone.',
  },
]
