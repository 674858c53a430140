import { ofNetwork, person } from '../tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const personStatesTables: Table[] = [
  ofNetwork('identity.person_states', {
    holds: 'where things stand between a member and a person, as far as a request says so',
    given: [person(), 'request_id', 'role', 'stage', 'changed_at'],
    leftOut: {
      id: 'An internal id.',
      request_version: 'Our own bookkeeping.',
      asker_id: 'It is with the request.',
      connector_name: 'It is with the request.',
      replied_with: 'It is with the request.',
      asked_at: 'It is with the request.',
      replied_at: 'It is with the request.',
      target_asked_at: 'It is with the request.',
      sent_at: 'It is with the request.',
      meeting_at: 'It is with the request.',
      settled_at: 'It is with the request.',
      scheduled_for: 'It is with the request.',
      snoozed_until: 'It is with the request.',
      overdue_at: 'It follows from the other dates.',
      ended_by: 'It is with the request.',
      has_met: 'It is with the request.',
      is_passed_on: 'It is with the request.',
      saved_at: 'Our own bookkeeping.',
    },
    subjects: {
      columns: ['person_id'],
      merged: { how: 'renumber', id: 'id', savedAs: 'person_states' },
      deleted: 'on deletion',
    },
  }),
]
