import { company, ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const hideRulesTables: Table[] = [
  ofNetwork('contacts.hide_rules', {
    holds: 'rules that hide a contact, a company or a domain',
    given: ['id', 'company', company(), 'domain', 'created_at'],
    numbers: ['company_id'],
  }),
  ofNetwork('contacts.hidden_contacts', {
    holds: 'the contacts that a rule hides',
    given: ['hide_rule_id', person()],
    subjects: {
      columns: ['person_id'],
      merged: { how: 'move', key: ['hide_rule_id'], restoredBy: 'contacts/merges/unmerge.sql' },
      deleted: 'on removal',
    },
  }),
]
