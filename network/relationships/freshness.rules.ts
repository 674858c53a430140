import { freshnessDays } from './formula.rules.ts'
import { countWords, dayWords } from './wording.rules.ts'

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

const opening = { fresh: 'Fresh', warm: 'Warm', cooling: 'Cooling', dormant: 'Dormant' } as const

/** "Cooling: last contact on 20 September, 56 days ago." */
export function freshnessWords({ label, lastDay, silentDays }: Freshness, today: number): string {
  if (label === 'unknown' || lastDay === null || silentDays === null) return 'Unknown: no contact on record.'
  const ago = silentDays === 0 ? 'today' : `${countWords(silentDays, 'day')} ago`
  return `${opening[label]}: last contact on ${dayWords(lastDay, today)}, ${ago}.`
}
