import { ofMembership, ofUser, type Table } from '@wellmet/platform/tables/table.ts'

const ofMovingGrants = (): string => 'grant_id in (select id from pg_temp.moving_grants)'
const ofMyGrants = 't.grant_id in (select g.id from account.extension_grants g where g.user_id = :user)'
const bookkeeping = 'Our own bookkeeping.'
const tokenHash = 'Tokens of the extension, as a hash.'

export const extensionTables: Table[] = [
  {
    table: 'account.extension_clients',
    holds: 'installations of the browser extension',
    owner: null,
    moved: { copied: 'id in (select client_id from pg_temp.moving_grants)', onConflict: 'on conflict do nothing' },
    notExported: 'Installations of the extension. They name nobody.',
  },
  ofUser('account.extension_grants', {
    holds: 'installations of the browser extension that a member connected, with their scopes',
    credential: ofMembership('t.user_id = :user'),
    moved: { with: 'workspace' },
    given: ['id', 'user_id', 'workspace_id', 'name', 'platform', 'scopes', 'created_at', 'last_used_at', 'expires_at'],
    leftOut: { client_id: bookkeeping, generation: bookkeeping, sign_on_workspace_id: bookkeeping },
  }),
  ofUser('account.extension_codes', {
    holds: 'hashes of codes that connect the extension, for a minute',
    credential: {
      of: 't.user_id = :user',
      on: {
        ...ofMembership('t.user_id = :user').on,
        left: { stays: 'For a minute, and it connects nobody who is no member.' },
      },
    },
    moved: { with: 'workspace' },
    leftOut: 'Codes that are good for a minute, as a hash.',
  }),
  {
    table: 'account.extension_access_tokens',
    holds: 'hashes of the extension’s access tokens',
    credential: ofMembership(ofMyGrants),
    owner: 'grant_id',
    moved: { where: ofMovingGrants },
    rows: [{ where: ofMyGrants, workspace: null, given: [] }],
    leftOut: tokenHash,
  },
  {
    table: 'account.extension_refresh_tokens',
    holds: 'hashes of the extension’s refresh tokens',
    credential: ofMembership(ofMyGrants),
    owner: 'grant_id',
    moved: { where: ofMovingGrants },
    rows: [{ where: ofMyGrants, workspace: null, given: [] }],
    leftOut: tokenHash,
  },
]
