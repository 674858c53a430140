import { company, ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'
import { contactFields } from '../contact-fields/contact-columns.rules.ts'

export const contactsTables: Table[] = [
  ofNetwork('contacts.contacts', {
    holds: 'what may be shown when the network is shared: name, title, company, location',
    given: [person(), ...Object.values(contactFields), company(), 'kind', 'is_hidden', 'changed_at'],
    leftOut: { search_vector: 'Derived from the name, title and company.' },
    subjects: {
      columns: ['person_id'],
      merged: { how: 'own', by: 'contacts/merges/merges.sql' },
      deleted: 'on removal',
    },
    numbers: ['company_id'],
  }),
  ofNetwork('contacts.contact_details', {
    holds: 'what only the member sees: addresses, phones, sources, edits',
    given: [
      person(),
      'emails',
      'phones',
      'linkedin_slug',
      'connected_on',
      'sources',
      'first_seen_at',
      'familiarity',
      'familiarity_at',
      'rating_skipped_at',
      'edits',
      'typed_email',
      'joined_emails',
    ],
    subjects: {
      columns: ['person_id'],
      merged: { how: 'own', by: 'contacts/merges/merges.sql' },
      deleted: 'on removal',
    },
  }),
  ofNetwork('contacts.contact_keys', {
    holds: 'every handle of a contact, as keyed numbers',
    leftOut: 'Keyed numbers of addresses, which are given with the contact.',
    subjects: {
      columns: ['person_id'],
      merged: { how: 'own', by: 'contacts/merges/merges.sql' },
      deleted: 'on removal',
    },
    numbers: ['key', 'joined_from'],
  }),
  ofNetwork('contacts.contact_changes', {
    holds: 'new titles and companies that a later file reported',
    given: [person(), 'changed_at', 'title_before', 'title_after', 'company_before', 'company_after'],
    subjects: {
      columns: ['person_id'],
      merged: { how: 'move', key: ['changed_at'], savedAs: 'changes' },
      deleted: 'on removal',
    },
  }),
]
