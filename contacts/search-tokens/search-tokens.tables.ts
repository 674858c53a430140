import { addMissing } from '@wellmet/platform/tables/move-rules.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

export const searchTokensTables: Table[] = [
  {
    table: 'contacts.search_tokens',
    holds: 'keyed hashes of the words by which a person is found',
    owner: null,
    moved: {
      copied: 'person_id in (select person_id from pg_temp.moving_people)',
      onConflict: addMissing('person_id', 'tokens', ', changed_at = clock_timestamp()'),
    },
    notExported: 'One row for everybody who has this contact. Deleted with the last of them.',
    subjects: {
      columns: ['person_id'],
      merged: { how: 'own', by: 'contacts/search-tokens/save-search-tokens.ts' },
      deleted: { by: 'contacts/search-tokens/save-search-tokens.ts' },
    },
  },
  {
    table: 'contacts.token_variants',
    holds: 'keyed hashes of the typos and beginnings of a word',
    owner: null,
    moved: {
      copied:
        'token in (select unnest(k.tokens) from contacts.search_tokens k where k.person_id in (select person_id from pg_temp.moving_people))',
      onConflict: addMissing('token', 'variants'),
    },
    notExported: 'Spellings of words, of all networks together.',
  },
]
