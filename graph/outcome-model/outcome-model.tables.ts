import type { Table } from '@wellmet/platform/tables/table.ts'

export const outcomeModelTables: Table[] = [
  {
    table: 'graph.outcome_statistics',
    holds: 'how earlier asks and introductions turned out, by keyed connector or target',
    owner: 'user_id',
    moved: { with: 'workspace' },
    rows: [{ where: '(t.user_id = :user or t.audience_id = :user)', workspace: 't.workspace_id', given: [] }],
    leftOut: 'Counted from the answers of other people, who were promised that they are not shown.',
    numbers: ['key'],
  },
]
