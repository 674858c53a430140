import { during } from '@wellmet/platform/events/hook.ts'
import {
  aSecret,
  impersonal,
  ofUser,
  ofUserUngiven,
  personalDataListed,
  type TableDecision,
} from '@wellmet/platform/personal-data/personal-data.ts'
import { platformTables } from './platform-tables.ts'

const decisions: TableDecision[] = [
  {
    table: 'account.users',
    rows: [
      {
        where: 't.id = :user',
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
  {
    table: 'account.workspaces',
    rows: [
      {
        where: 't.id in (select m.workspace_id from account.memberships m where m.user_id = :user)',
        given: ['id', 'name', 'created_at', 'requires_second_factor', 'deletes_at'],
      },
    ],
    leftOut: {},
  },
  ofUser('account.memberships', ['workspace_id', 'user_id', 'role', 'joined_at']),
  ofUser(
    'account.api_keys',
    ['id', 'workspace_id', 'user_id', 'name', 'prefix', 'scopes', 'created_at', 'expires_at', 'last_used_at'],
    { secret_hash: aSecret },
  ),
  {
    table: 'account.audit_events',
    rows: [
      {
        where: '(t.actor_id = :user or t.actor_id is null and t.subject = :user::text)',
        given: ['workspace_id', 'at', 'actor_id', 'action', 'subject', 'detail'],
      },
    ],
    leftOut: { seq: 'Counts the events of the whole workspace.', hash: 'Rests on the events of the whole workspace.' },
    stays: 'The log of a workspace is a chain. It keeps the bare id of the account, which then names nobody.',
  },
  ofUser('account.credentials', ['id', 'user_id', 'account_id', 'provider_id', 'scope', 'created_at', 'updated_at'], {
    password: aSecret,
    access_token: aSecret,
    refresh_token: aSecret,
    id_token: aSecret,
    access_token_expires_at: aSecret,
    refresh_token_expires_at: aSecret,
  }),
  {
    table: 'account.invitations',
    rows: [
      {
        where: 't.invited_by = :user',
        given: [
          'id',
          'workspace_id',
          'email',
          'role',
          'invited_by',
          'created_at',
          'expires_at',
          'accepted_at',
          'is_mailed',
          'sent_at',
          'opened_at',
          'declined_at',
          'asked_for_link_at',
          'taken_back_at',
        ],
      },
      {
        where: 't.accepted_by = :user',
        file: 'invitations-to-me',
        given: ['id', 'workspace_id', 'email', 'role', 'created_at', 'opened_at', 'accepted_at', 'accepted_by'],
      },
    ],
    leftOut: { token_hash: aSecret, page_id: aSecret },
  },
  ofUser('account.notification_settings', ['user_id', 'time_zone', 'deliveries']),
  ofUser('account.notifications', ['id', 'user_id', 'workspace_id', 'kind', 'link', 'created_at', 'read_at'], {
    title: 'It may name other members.',
    body: 'It may name other members.',
    dedupe_key: 'Our own bookkeeping.',
    awaits_digest: 'Our own bookkeeping.',
  }),
  ofUser('account.passkeys', ['id', 'user_id', 'name', 'transports', 'is_backed_up', 'created_at', 'last_used_at'], {
    credential_id: aSecret,
    public_key: aSecret,
    counter: aSecret,
  }),
  {
    table: 'account.provisioning_tokens',
    rows: [
      {
        where: 't.created_by = :user',
        given: ['id', 'workspace_id', 'created_by', 'name', 'prefix', 'created_at', 'expires_at', 'last_used_at'],
      },
    ],
    leftOut: { secret_hash: aSecret },
  },
  {
    table: 'account.provisioned_users',
    rows: [
      {
        where: 't.member_id = :user',
        given: [
          'id',
          'workspace_id',
          'member_id',
          'user_name',
          'external_id',
          'email',
          'given_name',
          'family_name',
          'display_name',
          'active',
          'created_at',
          'changed_at',
        ],
      },
    ],
    leftOut: { role_before: 'Our own bookkeeping.' },
  },
  ofUser('account.recovery_codes', ['user_id', 'used_at'], { hash: aSecret }),
  ofUser('account.second_factors', ['user_id', 'created_at', 'confirmed_at'], {
    sealed_secret: aSecret,
    last_step: aSecret,
  }),
  ofUser(
    'account.sessions',
    [
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
    { token: aSecret },
  ),
  ofUser('account.devices', ['id', 'user_id', 'user_agent', 'first_seen_at', 'last_seen_at', 'trusted_until'], {
    token_hash: aSecret,
    previous_hash: aSecret,
    successor_box: aSecret,
    rotated_at: 'Our own bookkeeping.',
  }),
  ofUser(
    'account.extension_grants',
    ['id', 'user_id', 'workspace_id', 'name', 'platform', 'scopes', 'created_at', 'last_used_at', 'expires_at'],
    { client_id: 'Our own bookkeeping.', generation: 'Our own bookkeeping.' },
  ),
  ofUser('account.exports', [
    'id',
    'user_id',
    'state',
    'tables_done',
    'tables_total',
    'row_count',
    'bytes',
    'created_at',
    'finished_at',
    'expires_at',
  ]),
  ofUserUngiven('account.export_pieces', 'Earlier exports themselves.'),
  ofUserUngiven('account.extension_codes', 'Codes that are good for a minute, as a hash.'),
  ...['account.extension_access_tokens', 'account.extension_refresh_tokens'].map((table) =>
    ofUserUngiven(
      table,
      'Tokens of the extension, as a hash.',
      't.grant_id in (select g.id from account.extension_grants g where g.user_id = :user)',
    ),
  ),
  ofUser('account.sign_on_identities', [
    'workspace_id',
    'issuer',
    'subject',
    'user_id',
    'opens_everything',
    'linked_at',
    'used_at',
  ]),
  ofUserUngiven('account.sign_on_tries', 'Ways to a provider that are open for ten minutes, as a hash.'),
  ...impersonal('How a workspace is connected with its provider. It names nobody.', 'account.sign_ons'),
  ...impersonal('Answers of providers that count no more, as a hash.', 'account.sign_on_assertions'),
  ofUserUngiven('account.challenges', 'Questions that wait some minutes for their answer, as a hash.'),
  ofUserUngiven('account.verifications', 'Links that were mailed, as a hash.', 't.value = :user::text'),
  ...impersonal('The newest hash of each workspace’s log.', 'account.audit_heads'),
  ...impersonal('Installations of the extension. They name nobody.', 'account.extension_clients'),
  ...impersonal(
    'Groups of a company’s directory, and bare ids of who is in them.',
    'account.provisioned_groups',
    'account.provisioned_group_people',
  ),
  ...impersonal('Domains of companies, and the records that prove them.', 'account.domains'),
  ...impersonal(
    'What a workspace pays for. Who pays told Stripe their name and address; here is only a number of Stripe’s.',
    'account.billing_customers',
    'account.subscriptions',
    'account.entitlement_grants',
  ),
  ...impersonal('Numbers of Stripe’s events, deleted after some days. They name nobody.', 'account.billing_events'),
  ...impersonal('Keyed numbers, deleted after a day.', 'account.sign_in_failures'),
  ...impersonal('Bare ids of accounts that are gone.', 'account.deletions'),
]

export const personalDataHooks = [
  during(personalDataListed, async (_, { found }) => void found.push(...decisions, ...platformTables)),
]
