import type { Table } from '@wellmet/platform/tables/table.ts'

export const deviceCodesTables: Table[] = [
  {
    table: 'account.device_codes',
    holds: 'programs that ask to be signed in, for some minutes, with a hash of what becomes their API key',
    owner: null,
    credential: { isNone: 'It opens nothing. Once it is confirmed it is an API key, and no longer here.' },
    moved: { stays: 'questions of some minutes, asked before anybody is signed in' },
    notExported: 'Questions of some minutes, asked before anybody is signed in.',
  },
]
