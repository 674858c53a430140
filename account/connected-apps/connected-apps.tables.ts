import { ofMembership, ofUser, type Table } from '@wellmet/platform/tables/table.ts'

const ofMyGrants = 't.grant_id in (select g.id from account.app_grants g where g.user_id = :user)'

export const connectedAppsTables: Table[] = [
  ofUser('account.app_grants', {
    holds: 'programs that a member let in by OAuth, such as an assistant, with their scopes',
    credential: ofMembership('t.user_id = :user'),
    moved: { with: 'workspace' },
    given: [
      'id',
      'user_id',
      'workspace_id',
      'client_id',
      'name',
      'redirect_host',
      'resource',
      'scopes',
      'created_at',
      'expires_at',
      'last_used_at',
      'last_used_by',
    ],
    leftOut: { sign_on_workspace_id: 'Our own bookkeeping.' },
  }),
  {
    table: 'account.app_tokens',
    holds: 'hashes of the codes and tokens of connected apps',
    credential: ofMembership(ofMyGrants),
    owner: 'grant_id',
    moved: { where: () => 'grant_id in (select id from pg_temp.moving_grants)' },
    rows: [{ where: ofMyGrants, workspace: null, given: [] }],
    leftOut: 'Tokens of connected apps, as a hash.',
  },
]
