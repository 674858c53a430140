import { company, ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

const recordNumber = 'A keyed number of the record. The record itself is in source_records, if it is stored.'

export const relationshipsTables: Table[] = [
  ofNetwork('contacts.evidence', {
    holds: 'dated emails, meetings, messages and connections, without content',
    given: [person(), 'kind', 'at', 'direction', 'people', 'in_copy', 'maker'],
    leftOut: { ref: recordNumber },
    subjects: {
      columns: ['person_id'],
      merged: { how: 'move', key: ['kind', 'ref'], savedAs: 'evidence' },
      deleted: 'on removal',
    },
    numbers: ['ref'],
  }),
  ofNetwork('contacts.relationships', {
    holds: 'strength, last contact and counts for each contact',
    given: [
      person(),
      company(),
      'strength',
      'two_way',
      'is_hidden',
      'last_day',
      'n_messages',
      'n_meetings',
      'formula',
      'computed_at',
      'sent',
      'returned',
    ],
    subjects: {
      columns: ['person_id'],
      merged: { how: 'own', by: 'contacts/merges/merges.sql' },
      deleted: 'on removal',
    },
    numbers: ['company_id'],
  }),
  ofNetwork('contacts.strength_changes', {
    holds: 'strengths that a new formula moved, with what they were before',
    given: [person(), 'changed_at', 'before', 'after'],
    subjects: {
      columns: ['person_id'],
      merged: { how: 'move', key: ['changed_at'], savedAs: 'strength_changes' },
      deleted: 'on removal',
    },
  }),
  ofNetwork('contacts.syncs', {
    holds: 'when the strengths of a network were last computed',
    given: ['synced_at', 'people', 'milliseconds'],
  }),
  ofNetwork('contacts.co_occurrences', {
    holds: 'two contacts in one small thread or meeting',
    given: [person('a'), person('b'), 'day', 'others', 'direct'],
    leftOut: { ref: recordNumber },
    subjects: {
      columns: ['a', 'b'],
      merged: { how: 'move pairs', key: ['ref'], savedAs: 'co_occurrences', otherEnd: 'as it is' },
      deleted: 'on removal',
    },
    numbers: ['ref'],
  }),
  ofNetwork('contacts.positions', {
    holds: 'who was where, and when',
    given: [
      person(),
      'kind',
      'place',
      'role',
      'department',
      'location',
      'from_month',
      'to_month',
      'is_current',
      'source',
      'as_of',
    ],
    leftOut: { ref: recordNumber, place_id: 'A number of the place, whose name is given.' },
    subjects: {
      columns: ['person_id'],
      merged: { how: 'move', key: ['ref'], savedAs: 'positions' },
      deleted: 'on removal',
    },
    numbers: ['ref', 'place_id'],
  }),
]
