import { freshnessDays } from './formula.rules.ts'

export type FreshnessLabel = 'fresh' | 'warm' | 'cooling' | 'dormant' | 'unknown'

export interface Freshness {
  readonly label: FreshnessLabel
  readonly lastDay: number | null
  readonly silentDays: number | null
}

/** By days of silence (ranking.md, section 6). No contact on record is unknown, which is not dormant. */
export function freshnessOf(lastDay: number | null, today: number): Freshness {
  if (lastDay === null) return { label: 'unknown', lastDay, silentDays: null }
  const silentDays = Math.max(0, today - lastDay)
  return { label: labelOf(silentDays), lastDay, silentDays }
}

function labelOf(silentDays: number): FreshnessLabel {
  if (silentDays <= freshnessDays.fresh) return 'fresh'
  if (silentDays <= freshnessDays.warm) return 'warm'
  return silentDays <= freshnessDays.cooling ? 'cooling' : 'dormant'
}
