import type { Names } from '../names.ts'

export const tablesFile = ({ area, table, many, manyInWords }: Names): string => `\
import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const ${many}Tables: Table[] = [
  ofUser('${area}.${table}', {
    holds: '${manyInWords} of a member',
    moved: { with: 'workspace' },
    given: ['id', 'workspace_id', 'user_id', 'name', 'created_at'],
    leftOut: { name_key: 'Derived from the name.' },
  }),
]
`
