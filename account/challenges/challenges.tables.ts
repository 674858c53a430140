import { ofUser, opensAccount, type Table } from '@wellmet/platform/tables/table.ts'

export const challengesTables: Table[] = [
  ofUser('account.challenges', {
    holds: 'hashes of questions that wait for their answer, for minutes',
    credential: opensAccount('t.user_id = :user', {
      reset: 'ends',
      disabled: { stays: 'The account lets nobody in.' },
    }),
    workspace: null,
    moved: { with: 'user' },
    leftOut: 'Questions that wait some minutes for their answer, as a hash.',
  }),
]
