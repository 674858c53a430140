import { person } from '@wellmet/identity/tables/network-tables.ts'
import type { Table } from '@wellmet/platform/tables/table.ts'

const ofMyRequests = 't.request_id in (select r.id from introductions.requests r where r.user_id = :user)'
const ofRequestsToMe = 't.request_id in (select r.id from introductions.requests r where r.connector_user = :user)'
const keyed = 'A keyed number.'
const fromOthers = 'It rests on the networks of other members.'
const followsStage = 'It follows from the stage.'

export const requestsTables: Table[] = [
  {
    table: 'introductions.requests',
    holds: 'requests, with the path as it was when they were made',
    owner: 'user_id',
    moved: { with: 'workspace' },
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
          'stage',
          'scheduled_for',
          'time_zone',
          'snoozed_until',
          'version',
          'created_at',
          'changed_at',
          'asked_at',
          'asked_elsewhere',
          'replied_at',
          'replied_with',
          'target_asked_at',
          'sent_at',
          'settled_at',
          'meeting_at',
          'reminders',
          'person_deleted_at',
        ],
      },
      {
        file: 'requests-to-me',
        where: 't.connector_user = :user',
        workspace: 't.workspace_id',
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
      raw_status: followsStage,
      dashboard_status: followsStage,
      connector_status: followsStage,
      target_status: followsStage,
    },
    idsInJobs: true,
    subjects: {
      columns: ['target_person', 'connector_person'],
      merged: { how: 'keep', why: 'A request keeps whom it was about.' },
      deleted: { by: 'introductions/deleted-people/delete-from-introductions.ts' },
    },
    numbers: ['target_key', 'connector_key', 'mailbox_key'],
  },
  {
    table: 'introductions.request_events',
    holds: 'the timeline of a request',
    owner: 'request_id',
    moved: { with: 'workspace' },
    rows: [
      {
        where: ofMyRequests,
        workspace: 't.workspace_id',
        given: ['id', 'request_id', 'workspace_id', 'at', 'by', 'kind', 'from_status', 'to_status', 'note'],
      },
      {
        file: 'my-replies-to-requests',
        where: `t.by = 'connector' and ${ofRequestsToMe}`,
        workspace: 't.workspace_id',
        given: ['id', 'request_id', 'at', 'kind', 'note'],
      },
    ],
    leftOut: { seq: 'Our own bookkeeping.' },
    numbers: ['seq'],
  },
  {
    table: 'introductions.request_followers',
    holds: 'teammates who wanted the same introduction',
    owner: 'user_id',
    moved: { with: 'workspace' },
    rows: [
      {
        where: 't.user_id = :user',
        workspace: 't.workspace_id',
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
]
