import { during } from '@wellmet/platform/events/hook.ts'
import {
  aSecret,
  impersonal,
  ofUser,
  ofUserUngiven,
  personalDataListed,
  type TableDecision,
} from '@wellmet/platform/personal-data/personal-data.ts'

const place = 'Where reading goes on in the provider’s list. It says nothing.'

const decisions: TableDecision[] = [
  ofUser(
    'connections.connected_accounts',
    [
      'id',
      'workspace_id',
      'user_id',
      'provider',
      'subject',
      'address',
      'aliases',
      'base_url',
      'state',
      'tokens_expire_at',
      'never_domains',
      'never_folders',
      'keeps_internal',
      'connected_at',
    ],
    { sealed_tokens: aSecret, refreshing_until: 'Our own bookkeeping.' },
  ),
  ofUser(
    'connections.account_sources',
    [
      'account_id',
      'source',
      'workspace_id',
      'user_id',
      'is_complete',
      'read_count',
      'stored_count',
      'skipped',
      'started_at',
      'succeeded_at',
      'next_run_at',
      'failures',
      'problem',
      'listed_at',
    ],
    { cursor: place, next_cursor: place, page: place },
  ),
  ofUser(
    'connections.source_records',
    [
      'account_id',
      'source',
      'ref',
      'workspace_id',
      'user_id',
      'at',
      'record',
      'is_withdrawn',
      'seen_at',
      'returns',
      'folders',
    ],
    { number: 'Our own bookkeeping.' },
  ),
  ofUser('connections.sync_runs', [
    'id',
    'account_id',
    'source',
    'workspace_id',
    'user_id',
    'started_at',
    'finished_at',
    'is_full',
    'read_count',
    'stored_count',
    'skipped',
    'problem',
  ]),
  ofUser('connections.own_addresses', ['id', 'workspace_id', 'user_id', 'address', 'code_expires_at', 'proved_at'], {
    code_hash: aSecret,
  }),
  ofUser(
    'connections.enrichment_questions',
    ['workspace_id', 'user_id', 'provider', 'is_own_key', 'asked_at', 'answered_at'],
    { question: 'A keyed number of the question.' },
  ),
  ofUserUngiven('connections.consents', 'Connections that somebody began to make, for some minutes.'),
  ...impersonal(
    'Of the workspace, not of one member.',
    'connections.enrichment_accounts',
    'connections.workspace_usage',
  ),
  ...impersonal(
    'Bought answers of the workspace, deleted after some weeks. What a member took over is in their contacts.',
    'connections.people_data_answers',
  ),
  ...impersonal(
    'About the server alone.',
    'connections.linear_deliveries',
    'connections.provider_pauses',
    'connections.provider_usage',
  ),
]

export const personalDataHooks = [during(personalDataListed, async (_, { found }) => void found.push(...decisions))]
