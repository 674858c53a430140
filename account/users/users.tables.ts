import { uuids } from '@wellmet/platform/tables/move-rules.ts'
import { aSecret, ofUser, opensAccount, type Table } from '@wellmet/platform/tables/table.ts'

export const usersTables: Table[] = [
  {
    table: 'account.users',
    holds: 'people who sign in',
    owner: 'id',
    moved: { with: 'user', column: 'id' },
    rows: [
      {
        where: 't.id = :user',
        workspace: null,
        given: [
          'id',
          'name',
          'email',
          'email_verified',
          'image',
          'language',
          'created_at',
          'updated_at',
          'disabled_at',
          'deletes_at',
        ],
      },
    ],
    leftOut: {},
  },
  ofUser('account.credentials', {
    holds: 'password hashes',
    credential: opensAccount('t.user_id = :user', {
      reset: { stays: 'It is the new password.' },
      disabled: { stays: 'The account lets nobody in.' },
    }),
    workspace: null,
    moved: { with: 'user' },
    given: ['id', 'user_id', 'account_id', 'provider_id', 'scope', 'created_at', 'updated_at'],
    leftOut: {
      password: aSecret,
      access_token: aSecret,
      refresh_token: aSecret,
      id_token: aSecret,
      access_token_expires_at: aSecret,
      refresh_token_expires_at: aSecret,
    },
  }),
  {
    table: 'account.verifications',
    holds: 'hashes of links that prove an email address or change a password',
    credential: opensAccount('t.value = :user::text', { reset: 'ends', disabled: 'ends' }),
    owner: 'value',
    moved: { where: ({ userIds }) => `value = any(${uuids(userIds)}::text[])` },
    rows: [{ where: 't.value = :user::text', workspace: null, given: [] }],
    leftOut: 'Links that were mailed, as a hash.',
  },
  ofUser('account.sessions', {
    holds: 'hashes of session tokens, with the device and the workspace',
    credential: opensAccount('t.user_id = :user', { reset: 'ends', disabled: 'ends' }),
    moved: { with: 'user' },
    given: [
      'id',
      'user_id',
      'workspace_id',
      'expires_at',
      'ip_address',
      'user_agent',
      'created_at',
      'updated_at',
      'proven_at',
      'device_id',
      'sign_on_workspace_id',
      'is_confined',
    ],
    leftOut: { token: aSecret },
  }),
  {
    table: 'account.sign_in_failures',
    holds: 'wrong passwords, counted under keyed hashes',
    owner: null,
    moved: { stays: 'counts wrong passwords by address and user of this server; the count begins anew' },
    notExported: 'Keyed numbers, deleted after a day.',
  },
]
