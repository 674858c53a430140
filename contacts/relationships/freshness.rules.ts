import { freshnessDays } from './formula.rules.ts'

export type FreshnessLabel = 'fresh' | 'warm' | 'cooling' | 'dormant' | 'unknown'

export interface Freshness {
  readonly label: FreshnessLabel
  readonly lastDay: number | null
  readonly silentDays: number | null
}

/** By days of silence (docs/ranking.md). No contact on record is unknown, which is not dormant. */
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

/** PostgreSQL's int: no contact day lies outside. */
const [earliest, latest] = [-2_147_483_647, 2_147_483_647]

/** The days of last contact that `freshnessOf` gives this label today, both ends included. */
export function lastDayRange(
  label: Exclude<FreshnessLabel, 'unknown'>,
  today: number,
): { first: number; last: number } {
  const { fresh, warm, cooling } = freshnessDays
  const ranges = {
    fresh: { first: today - fresh, last: latest },
    warm: { first: today - warm, last: today - fresh - 1 },
    cooling: { first: today - cooling, last: today - warm - 1 },
    dormant: { first: earliest, last: today - cooling - 1 },
  }
  return ranges[label]
}
