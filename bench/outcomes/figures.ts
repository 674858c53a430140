import { reliabilityOf, type Predicted } from '@wellmet/introductions/outcomes/calibration.rules.ts'
import type { Year, YearOptions } from './year.ts'

export const usualYear: YearOptions = {
  days: 365,
  asksADay: 8,
  askers: 6,
  elsewhere: 0.3,
  size: { connectors: 150, targets: 300, choices: 5 },
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

export interface YearFigures {
  readonly asks: number
  readonly ece: { readonly acting: number; readonly engaging: number; readonly introduction: number }
  readonly brier: { readonly introduction: number; readonly baseRate: number }
  /** Successes in a hundred first choices, after the first quarter. */
  readonly topChoice: {
    readonly statistics: number
    readonly strength: number
    readonly random: number
    readonly best: number
  }
}

export function figuresOf({ asks, acting, engaging, introduction, choices }: Year, days: number): YearFigures {
  const ece = (predictions: readonly Predicted[]): number => reliabilityOf(predictions)!.ece
  const share = mean(introduction.map(({ happened }) => (happened ? 1 : 0)))
  const later = choices.filter(({ day }) => day >= days / 4)
  const successes = (of: 'statistics' | 'strength' | 'random' | 'best'): number =>
    100 * mean(later.map((choice) => choice[of]))
  return {
    asks,
    ece: { acting: ece(acting), engaging: ece(engaging), introduction: ece(introduction) },
    brier: { introduction: reliabilityOf(introduction)!.brier, baseRate: share * (1 - share) },
    topChoice: {
      statistics: successes('statistics'),
      strength: successes('strength'),
      random: successes('random'),
      best: successes('best'),
    },
  }
}
