import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

const keyed = 'A keyed number of somebody else’s address.'
const bookkeeping = 'Our own bookkeeping.'

export const sentMessagesTables: Table[] = [
  ofUser('outreach.messages', {
    holds:
      'messages that members send from their own mailboxes: to whom, when and what became of them; what they say is sealed, and deleted once they are sent, or two weeks after they were not',
    moved: { with: 'workspace' },
    given: [
      'id',
      'workspace_id',
      'user_id',
      'account_id',
      'request_id',
      'sequence_id',
      'step',
      'address',
      'written_at',
      'send_at',
      'waits_for',
      'state',
      'reason',
      'settled_at',
    ],
    leftOut: {
      mailbox: keyed,
      person_keys: keyed,
      content: 'Sealed until it is sent, and deleted then, or two weeks after it was not.',
      send_id: bookkeeping,
      stage_at_writing: bookkeeping,
      message_id: 'Our own bookkeeping: it is made of the id.',
      draft_id: 'What the mail provider calls it.',
      thread_id: 'What the mail provider calls it.',
      claims: bookkeeping,
      tries: bookkeeping,
      claimed_at: bookkeeping,
      attempted_at: bookkeeping,
    },
    idsInJobs: true,
    numbers: ['person_keys'],
  }),
]
