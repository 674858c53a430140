import text from '../../kit/text.module.css'
import styles from './slope-chart.module.css'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Movement } from '@wellmet/discovery/insights/insights.contract.ts'
import { insightsMessages } from '@wellmet/discovery/insights/insights.messages.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { inReadingOrder } from '@wellmet/platform/values/first-name.rules.ts'
import { slopeBounds, slopeDays, slopePath, slopePoints, spreadLabels } from './slope-lines.ts'

const gap = 26
const leastHeight = 240

const isRising = ({ change }: Movement): boolean => change === null || change > 0

/** What a strength was before it changed; null is unknown. */
const strengthBefore = ({ strength, change }: Movement): number | null => (change === null ? null : strength - change)

const Name = ({ movement, top, before }: { movement: Movement; top: number; before: number }) => {
  const { contact, strength, change } = movement
  return (
    <li data-rising={isRising(movement)} style={{ top }}>
      <Link to="/contacts/$id" params={{ id: contact.id }} className={clsx(text.link, text.clip)}>
        {inReadingOrder(contact.name)}
      </Link>
      <span className={clsx(styles.figures, text.figures)}>
        {change === null
          ? insightsMessages.slopeNew({ strength })
          : insightsMessages.slopeFromTo({ before, strength, way: change > 0 ? 'up' : 'down' })}
      </span>
    </li>
  )
}

/** Everybody who moves, as one line each from 90 days ago to today, with the name at its end. */
export const SlopeChart = ({ movements }: { movements: readonly Movement[] }) => {
  const height = Math.max(leastHeight, movements.length * gap)
  const { low, high } = slopeBounds(movements)
  const range = Math.max(1, high - low)
  const down = (strength: number) => ((high - strength) / range) * height
  const tops = spreadLabels(
    movements.map(({ strength }) => down(strength)),
    gap,
    height,
  )
  return (
    <figure className={styles.slope} style={{ height: height + 24 }} aria-label={insightsMessages.moving()}>
      <div className={styles.plot} aria-hidden="true" style={{ height }}>
        <svg viewBox={`0 ${100 - high} 100 ${range}`} preserveAspectRatio="none">
          {slopeDays.map((ago) => (
            <line key={ago} x1={((90 - ago) / 90) * 100} x2={((90 - ago) / 90) * 100} y1={100 - high} y2={100 - low} />
          ))}
          {movements.map((movement) => (
            <g key={movement.contact.id} data-rising={isRising(movement)}>
              <path d={slopePath(slopePoints(movement))} />
              {slopePoints(movement).map(({ x, y }) => (
                <path key={x} className={styles.dot} d={slopePath([{ x, y }])} />
              ))}
            </g>
          ))}
        </svg>
        <svg className={styles.leaders} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
          {movements.map(({ contact, strength }, at) => (
            <path key={contact.id} d={`M0,${down(strength)}L100,${tops[at]!}`} />
          ))}
        </svg>
        <span className={styles.high}>{formatNumber(high)}</span>
        <span className={styles.low}>{formatNumber(low)}</span>
        {slopeDays.map((ago) => (
          <span key={ago} className={styles.day} style={{ left: `calc(${(90 - ago) / 90} * (100% - var(--leaders)))` }}>
            {insightsMessages.slopeDay({ ago })}
          </span>
        ))}
      </div>
      <ul className={styles.names} style={{ height }}>
        {movements.map((movement, at) => (
          <Name
            key={movement.contact.id}
            movement={movement}
            top={tops[at]! - gap / 2}
            before={strengthBefore(movement) ?? 0}
          />
        ))}
      </ul>
    </figure>
  )
}
