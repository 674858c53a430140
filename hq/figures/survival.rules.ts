/** So many who waited so long; whether it then ended, or they wait still. */
interface Waited {
  hours: number
  hasEnded: boolean
  n: number
}

interface SurvivalStep {
  hours: number
  /** Share who were answered by then, with bounds at 95%. */
  share: number
  low: number
  high: number
}

export interface Survival {
  n: number
  ended: number
  steps: SurvivalStep[]
}

const reach = 1.96

/**
 * Kaplan–Meier: the share that has ended after so many hours, counting those who still wait for as long as they have
 * waited. Bounds by Greenwood on the scale of log(−log), so that they stay between 0 and 1.
 */
export function survivalOf(waited: readonly Waited[]): Survival {
  const byHours = Map.groupBy(
    waited.filter(({ n }) => n > 0),
    ({ hours }) => hours,
  )
  const total = waited.reduce((sum, { n }) => sum + n, 0)
  let atRisk = total
  let staying = 1
  let variance = 0
  let ended = 0
  const steps: SurvivalStep[] = []
  for (const hours of [...byHours.keys()].toSorted((a, b) => a - b)) {
    const rows = byHours.get(hours) ?? []
    const ends = rows.reduce((sum, row) => sum + (row.hasEnded ? row.n : 0), 0)
    if (ends > 0) {
      staying *= 1 - ends / atRisk
      variance += atRisk > ends ? ends / (atRisk * (atRisk - ends)) : Infinity
      ended += ends
      steps.push({ hours, share: 1 - staying, ...boundsOf(staying, variance, steps.at(-1)) })
    }
    atRisk -= rows.reduce((sum, { n }) => sum + n, 0)
  }
  return { n: total, ended, steps }
}

/** Where everybody has answered the variance is unknown: then the lower bound is that of the step before. */
function boundsOf(staying: number, variance: number, before: SurvivalStep | undefined): { low: number; high: number } {
  if (staying <= 0 || !Number.isFinite(variance)) return { low: before?.low ?? 0, high: 1 }
  const width = (reach * Math.sqrt(variance)) / Math.abs(Math.log(staying))
  return { low: 1 - staying ** Math.exp(-width), high: 1 - staying ** Math.exp(width) }
}

/** After how many hours this share has ended; null if it never comes so far. */
export const timeUntil = ({ steps }: Survival, share: number, by: 'share' | 'low' | 'high' = 'share'): number | null =>
  steps.find((step) => step[by] >= share - 1e-9)?.hours ?? null
