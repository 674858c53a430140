import { statement } from '@wellmet/platform/database/statement.ts'

export interface Wanted {
  /** Bits of `personKinds`; 0 is everybody. */
  kinds: number
  /** How many of the likeliest. */
  most: number
  /** How many to draw from all others, and by which luck. */
  others: number
  draw: number
}

interface Weights {
  concavity: number
  certain: number
  carrying: number
}

export interface TargetRow {
  personId: string
  isLikely: boolean
  total: number
}
export const listTwoStepsAway = statement<Wanted & Weights & { me: number | null; members: string[] }, TargetRow>(
  import.meta.url,
  'two_steps_away',
)
export const countTies = statement<{ people: string[] }, { personId: string; ties: number }>(
  import.meta.url,
  'count_ties',
)
export const listMemberEmails = statement<object, { email: string }>(import.meta.url, 'list_member_emails')
