import { person } from '@wellmet/identity/member-networks/of-network.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import {
  impersonal,
  ofUser,
  personalDataListed,
  type TableDecision,
} from '@wellmet/platform/personal-data/personal-data.ts'

const ofMyRequests = 't.request_id in (select r.id from introductions.requests r where r.user_id = :user)'
const ofRequestsToMe = 't.request_id in (select r.id from introductions.requests r where r.connector_user = :user)'
const keyed = 'A keyed number.'
const fromOthers = 'It rests on the networks of other members.'
const promised = 'An answer that was given in confidence.'

const decisions: TableDecision[] = [
  {
    table: 'introductions.requests',
    rows: [
      {
        where: 't.user_id = :user',
        workspace: 't.workspace_id',
        given: [
          'id',
          'workspace_id',
          'user_id',
          person('target_person'),
          'target',
          'connector_user',
          person('connector_person'),
          'connector',
          'subject',
          'message',
          'next_step',
          'context',
          'is_blind',
          'raw_status',
          'dashboard_status',
          'connector_status',
          'target_status',
          'scheduled_for',
          'time_zone',
          'snoozed_until',
          'version',
          'created_at',
          'changed_at',
          'asked_at',
          'replied_at',
          'replied_with',
          'target_asked_at',
          'sent_at',
          'settled_at',
          'reminders',
          'person_deleted_at',
        ],
      },
      {
        file: 'requests-to-me',
        where: 't.connector_user = :user',
        given: ['id', 'workspace_id', 'asked_at', 'replied_at', 'replied_with', 'snoozed_until'],
      },
    ],
    leftOut: {
      target_key: keyed,
      connector_key: keyed,
      mailbox_key: keyed,
      is_address_proven: fromOthers,
      route: fromOthers,
      fallback_paths: fromOthers,
      undo: 'What undoing the last step needs.',
    },
  },
  {
    table: 'introductions.request_events',
    rows: [
      {
        where: ofMyRequests,
        given: ['id', 'request_id', 'workspace_id', 'at', 'by', 'kind', 'from_status', 'to_status', 'note'],
      },
      {
        file: 'my-replies-to-requests',
        where: `t.by = 'connector' and ${ofRequestsToMe}`,
        given: ['id', 'request_id', 'at', 'kind', 'note'],
      },
    ],
    leftOut: { seq: 'Our own bookkeeping.' },
  },
  {
    table: 'introductions.asks',
    rows: [{ where: ofMyRequests, given: ['request_id', 'workspace_id', 'asked_at', 'reminded_at'] }],
    leftOut: {
      target_address: 'Given by the connector, for the question to the target alone.',
      target_consent: promised,
      target_consent_at: promised,
      closed_at: promised,
    },
  },
  {
    table: 'introductions.outcomes',
    rows: [
      {
        where: `t.by = 'asker' and ${ofMyRequests}`,
        given: ['id', 'request_id', 'workspace_id', 'kind', 'at', 'by', 'note'],
      },
    ],
    leftOut: {},
  },
  {
    table: 'introductions.request_followers',
    rows: [
      {
        where: 't.user_id = :user',
        given: [
          'request_id',
          'workspace_id',
          'user_id',
          { column: 'target', as: 'target', sql: `t.target - 'person'` },
          'connector',
          'followed_at',
        ],
      },
    ],
    leftOut: {},
  },
  ofUser(
    'introductions.connector_rules',
    [
      'workspace_id',
      'user_id',
      'asks_a_month',
      'batch_day',
      'quiet_from',
      'quiet_to',
      'no_go_companies',
      'no_go_people',
      'tells_outcomes',
      'changed_at',
    ],
    { connector_key: keyed, mailbox_key: keyed },
  ),
  ofUser('introductions.outcome_settings', ['workspace_id', 'user_id', 'records_automatically']),
  ofUser('introductions.suggested_outcomes', [
    'id',
    'workspace_id',
    'user_id',
    'request_id',
    'role',
    'outcome',
    'account_id',
    'source',
    'ref',
    'first_at',
    'last_at',
    'record_count',
    'state',
    'suggested_at',
    'decided_at',
  ]),
  {
    table: 'introductions.guest_links',
    rows: [{ where: ofMyRequests, given: [] }],
    leftOut: 'Links of connectors and targets, as a hash.',
  },
  {
    table: 'introductions.predictions',
    rows: [{ where: ofMyRequests, given: [] }],
    leftOut: 'What a formula expected of other people.',
  },
  ...impersonal('Of the workspace, not of one member.', 'introductions.calibrations'),
]

export const personalDataHooks = [during(personalDataListed, async (_, { found }) => void found.push(...decisions))]
