import { connectorMemoryDays } from '@wellmet/contacts/relationships/formula.rules.ts'

/** A tie of the target to somebody who shares, as far as it is shown. */
export interface SeenRelationship {
  readonly lastDay: number | null
  /** Contact from the target, halved every `connectorMemoryDays`. */
  readonly returned: number
}

/** Days since the target was last in contact with any of them; null when that is out of sight. */
export function silenceOf(relationships: readonly SeenRelationship[], today: number): number | null {
  const days = relationships.flatMap(({ lastDay }) => lastDay ?? [])
  return days.length === 0 ? null : Math.max(0, today - Math.max(...days))
}

const activityMemoryDays = 30

/**
 * Letters of the target halved every 30 days. Only what is halved in a year is shown of a network that is shared; so this
 * is what somebody who wrote evenly until their last day would show with the shorter memory, and at least that day.
 */
export const activityOf = (relationships: readonly SeenRelationship[], today: number): number =>
  relationships.reduce((sum, { lastDay, returned }) => {
    if (lastDay === null) return sum
    const silent = Math.max(0, today - lastDay)
    const onLastDay = returned * 2 ** (silent / connectorMemoryDays)
    const evenly = (onLastDay * activityMemoryDays) / connectorMemoryDays
    return sum + Math.max(evenly, Math.min(1, onLastDay)) * 2 ** (-silent / activityMemoryDays)
  }, 0)
