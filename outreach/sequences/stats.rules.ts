import type { FollowUpStats, StopReason } from './sequences.contract.ts'
import { sequencesMessages as m } from './sequences.messages.ts'

const answered: ReadonlySet<StopReason> = new Set(['reply', 'meeting'])
/** What a member, an erasure or the end of the request stopped says nothing about follow-ups. */
const undecided: ReadonlySet<StopReason> = new Set(['member', 'erased', 'ended', 'not_allowed'])

const sum = (counts: readonly { count: number }[]): number => counts.reduce((total, { count }) => total + count, 0)

export function countReplies(stopped: readonly { reason: StopReason; count: number }[]): FollowUpStats['replies'] {
  const n = sum(stopped.filter(({ reason }) => !undecided.has(reason)))
  const count = sum(stopped.filter(({ reason }) => answered.has(reason)))
  return { count, n, says: n === 0 ? m.noHistory() : m.replies({ count, n }) }
}
