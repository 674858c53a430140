import { company, ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const missionsTables: Table[] = [
  ofNetwork('discovery.missions', {
    holds: 'goals with a date and roles',
    given: ['id', 'title', 'state', 'due_on', 'roles', 'role_queries', 'created_at', 'changed_at'],
  }),
  ofNetwork('discovery.mission_targets', {
    holds: 'people, companies and lists that a mission is about',
    given: ['id', 'mission_id', 'place', 'list_id', person(), company(), 'name'],
    subjects: {
      columns: ['person_id'],
      merged: { how: 'keep', why: 'Read through the keys of contacts, which name the survivor.' },
      deleted: 'on deletion',
    },
    numbers: ['company_id'],
  }),
]
