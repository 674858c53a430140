import type { OwnFacts } from '@wellmet/identity/person-states/person-state.rules.ts'
import { startOfDay } from '@wellmet/platform/values/days.rules.ts'
import { freshnessOf } from './freshness.rules.ts'

/** A member's own contact, as it is stored. */
interface OwnRow {
  readonly lastDay: number | null
  readonly isTwoWay: boolean
  readonly meetings: number
  readonly familiarity: OwnFacts['familiarity']
}

/** What a member's own contact says about where things stand. Mail one way alone is no contact: anybody can write it. */
export function ownFactsOf({ lastDay, isTwoWay, meetings, familiarity }: OwnRow, today: number): OwnFacts {
  const day = isTwoWay || meetings > 0 ? lastDay : null
  return { freshness: freshnessOf(day, today).label, lastAt: day === null ? null : startOfDay(day), familiarity }
}
