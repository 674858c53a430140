import type { Mission, MissionProgress } from '@wellmet/discovery/missions/missions.contract.ts'
import { count, dayAgoWords } from '../contacts/contact-words.ts'
import { formatDay } from '../../kit/dates.ts'

export const statusWords = {
  verified: 'verified',
  probable: 'probable',
  inferred: 'inferred',
  none: 'no way yet',
} as const
export const statusOrder = ['verified', 'probable', 'inferred', 'none'] as const

export const reachableOf = ({ verified, probable, inferred }: MissionProgress): number => verified + probable + inferred

/** "3 of 8 targets within reach"; what was not looked up is said. */
export const progressWords = (progress: MissionProgress): string => {
  const { total, counted } = progress
  if (total === 0) return 'No targets yet'
  const of =
    counted < total
      ? `the first ${count(counted)} of ${count(total)} targets`
      : `${count(total)} ${total === 1 ? 'target' : 'targets'}`
  return `${count(reachableOf(progress))} of ${of} within reach`
}

/** "Due Mar 31, 2027", and of an open one whether that day has gone. */
export const dueWords = ({ dueOn, state }: Pick<Mission, 'dueOn' | 'state'>, now = new Date()): string | null => {
  if (dueOn === null) return null
  const isPast = state === 'open' && dueOn < now.toISOString().slice(0, 10)
  return isPast ? `Was due ${dayAgoWords(dueOn, now)}` : `Due ${formatDay(dueOn, now)}`
}
