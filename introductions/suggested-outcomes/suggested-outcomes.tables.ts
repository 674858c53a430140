import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const suggestedOutcomesTables: Table[] = [
  ofUser('introductions.suggested_outcomes', {
    holds: `what a member's own mail and calendar show about open requests, and what they decided about it`,
    moved: { with: 'workspace' },
    given: [
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
    ],
  }),
  ofUser('introductions.outcome_settings', {
    holds: 'whether a member wants that recorded without a click',
    moved: { with: 'workspace' },
    given: ['workspace_id', 'user_id', 'records_automatically'],
  }),
]
