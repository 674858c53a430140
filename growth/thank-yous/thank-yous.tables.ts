import { ofUser, type Table } from '@wellmet/platform/tables/table.ts'

export const thankYousTables: Table[] = [
  ofUser('growth.thank_you_cards', {
    holds: 'whom a member asked for leave to thank them in public, and the answer; gone with the introduction',
    credential: { isNone: 'The hash of a link with which somebody answers about their own name, nothing more.' },
    moved: { with: 'workspace' },
    given: ['id', 'workspace_id', 'user_id', 'request_id', 'state', 'asked_at', 'answered_at'],
    leftOut: { token_hash: 'A secret, or what a secret is checked with.' },
  }),
]
