import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

const keyed = 'A keyed number of somebody else’s address.'

export const sequencesTables: Table[] = [
  ofUser('outreach.sequences', {
    holds: 'follow-ups after an introduction, each until there is an answer; they live as long as the request',
    moved: { with: 'workspace' },
    given: ['id', 'workspace_id', 'user_id', 'request_id', 'address', 'started_at', 'stopped_at', 'stop_reason'],
    leftOut: { mailbox: keyed, person_keys: keyed },
    idsInJobs: true,
    numbers: ['person_keys'],
  }),
  ofUser('outreach.steps', {
    holds: 'the steps of a follow-up: when each is due, and what became of it; never what it says',
    moved: { with: 'workspace' },
    given: [
      'sequence_id',
      'number',
      'workspace_id',
      'user_id',
      'after_days',
      'due_at',
      'state',
      'waits_for',
      'ready_at',
      'settled_at',
    ],
  }),
]
