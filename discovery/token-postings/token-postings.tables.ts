import { ofNetwork } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

const searchIndex = 'An index for searching, derived from contacts.'

export const tokenPostingsTables: Table[] = [
  ofNetwork('discovery.token_postings', {
    holds: 'who in a network has which token',
    leftOut: searchIndex,
    subjects: {
      columns: ['people'],
      merged: { how: 'own', by: 'discovery/token-postings/token-postings.reactions.ts' },
      deleted: { by: 'discovery/token-postings/token-postings.reactions.ts' },
    },
  }),
  ofNetwork('discovery.posted_networks', {
    holds: 'which version of a network its postings are of',
    leftOut: searchIndex,
    numbers: ['version'],
  }),
  {
    table: 'discovery.directory_postings',
    holds: 'who in the directory has which token',
    owner: null,
    moved: { stays: 'the public directory is loaded on each server' },
    notExported: 'Of the public directory, or of all networks together.',
    subjects: {
      columns: ['people'],
      merged: { how: 'keep', why: 'Members merge contacts, never people of the directory.' },
      deleted: { by: 'discovery/token-postings/token-postings.reactions.ts' },
    },
    numbers: ['companies'],
  },
  {
    table: 'discovery.posted_directory',
    holds: 'which version of the directory its postings are of',
    owner: null,
    moved: { stays: 'the public directory is loaded on each server' },
    notExported: 'Of the public directory, or of all networks together.',
    numbers: ['version'],
  },
  {
    table: 'discovery.common_tokens',
    holds: 'tokens that many people have',
    owner: null,
    moved: { stays: 'counted on each server by a job' },
    notExported: 'Of the public directory, or of all networks together.',
  },
]
