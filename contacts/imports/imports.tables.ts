import { ofNetwork, person } from '@wellmet/identity/tables/network-tables.ts'
import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const importsTables: Table[] = [
  ofNetwork('contacts.imports', {
    holds: 'imported files, and how far each is read',
    credential: { isNone: 'It tells whether the same file was imported before.' },
    given: [
      'id',
      'user_id',
      'file_name',
      'bytes',
      'state',
      'format',
      'counts',
      'problem',
      'created_at',
      'finished_at',
      'undo_asked_at',
      'undone_at',
      'archive_of',
    ],
    leftOut: { content_hash: 'A fingerprint of the file.', workspace_id: 'Given for the network.' },
    idsInJobs: true,
    numbers: ['bytes'],
  }),
  ofNetwork('contacts.import_contacts', {
    holds: 'the people each import speaks of, so that it can be undone',
    given: ['import_id', person()],
    subjects: {
      columns: ['person_id'],
      merged: { how: 'keep', why: 'An import names whom it brought, also after a merge.' },
      deleted: 'on removal',
    },
  }),
  ofNetwork('contacts.import_skips', {
    holds: 'rows of a file that were skipped, and why',
    given: ['import_id', 'number', 'file', 'line', 'reason'],
  }),
  ofNetwork('contacts.import_pieces', {
    holds: 'the bytes of an uploaded file, until they are read',
    leftOut: 'An uploaded file, until it is read some minutes later.',
  }),
  ofUser('contacts.import_usage', {
    holds: 'files and bytes that a user uploaded on a day, for the daily limits',
    workspace: null,
    moved: { with: 'user' },
    given: ['user_id', 'day', 'files', 'bytes'],
    numbers: ['bytes'],
  }),
]
