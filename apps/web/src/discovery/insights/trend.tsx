import text from '../../kit/text.module.css'
import styles from './insights-screen.module.css'
import { clsx } from 'clsx'
import type { Movement } from '@wellmet/discovery/insights/insights.contract.ts'
import { insightsMessages } from '@wellmet/discovery/insights/insights.messages.ts'
import { trendPath, trendPoints } from './trend-line.ts'

/** Strength of the last 90 days as a small line, with its numbers in words beside it. */
export const Trend = ({ movement: { strength, before, change } }: { movement: Movement }) => {
  const points = trendPoints(before.days90, before.days30, strength)
  return (
    <span className={styles.trend} data-rising={change === null || change > 0}>
      <svg viewBox="-6 -6 112 112" preserveAspectRatio="none" aria-hidden="true">
        <path d={trendPath(points)} />
      </svg>
      <span className={clsx(text.small, text.quiet, text.figures)}>
        {change === null
          ? insightsMessages.strengthNow({ strength })
          : insightsMessages.strengthFromTo({ before: strength - change, strength })}
      </span>
    </span>
  )
}
