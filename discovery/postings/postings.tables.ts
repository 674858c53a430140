import { ofNetwork } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

const searchIndex = 'An index for searching, derived from contacts.'
/** Nobody reads or writes these since 0.2.0. They are dropped with the next release. */
const ofTheReleaseBefore = 'postings of the release before; empty'

export const postingsTables: Table[] = [
  ofNetwork('discovery.word_postings', {
    holds: 'who in a network has which word in which field',
    leftOut: searchIndex,
  }),
  ofNetwork('discovery.indexed_networks', {
    holds: 'which version of a network its postings are of',
    leftOut: searchIndex,
    numbers: ['version'],
  }),
  ofNetwork('discovery.directory_reach', {
    holds: 'whom of the directory the contacts of a network may know',
    leftOut: searchIndex,
  }),
  {
    table: 'discovery.directory_words',
    holds: 'who in the directory has which word in which field',
    owner: null,
    moved: { stays: 'the public directory is loaded on each server' },
    notExported: 'Of the public directory.',
  },
  {
    table: 'discovery.indexed_directory',
    holds: 'which version of the directory its postings are of',
    owner: null,
    moved: { stays: 'the public directory is loaded on each server' },
    notExported: 'Of the public directory, or of all networks together.',
    numbers: ['version'],
  },
  ofNetwork('discovery.token_postings', {
    holds: ofTheReleaseBefore,
    leftOut: searchIndex,
    subjects: {
      columns: ['people'],
      merged: { how: 'keep', why: 'Empty since 0.2.0.' },
      deleted: { by: 'discovery/postings/postings.reactions.ts' },
    },
  }),
  ofNetwork('discovery.posted_networks', { holds: ofTheReleaseBefore, leftOut: searchIndex, numbers: ['version'] }),
  ...(['directory_postings', 'posted_directory', 'common_tokens'] as const).map((name): Table => ({
    table: `discovery.${name}`,
    holds: ofTheReleaseBefore,
    owner: null,
    moved: { stays: 'empty since 0.2.0' },
    notExported: 'Of the public directory, or of all networks together.',
    ...(name === 'directory_postings' ? { numbers: ['people', 'companies'] } : {}),
    ...(name === 'posted_directory' ? { numbers: ['version'] } : {}),
  })),
]
