import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const viewsTables: Table[] = [
  ofUser('contacts.contact_views', {
    holds: 'saved views of the contact table: filters, order and columns, never contacts',
    moved: { with: 'workspace' },
    given: [
      'id',
      'workspace_id',
      'user_id',
      'name',
      'filters',
      'sort',
      'columns',
      'is_shared',
      'created_at',
      'changed_at',
    ],
    leftOut: { name_key: 'Derived from the name.' },
  }),
]
