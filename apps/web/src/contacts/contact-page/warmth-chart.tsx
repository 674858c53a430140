import text from '../../kit/text.module.css'
import contactScreenStyles from './contact-screen.module.css'
import styles from './warmth-chart.module.css'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { relationshipsMessages } from '@wellmet/contacts/relationships/relationships.messages.ts'
import { useId, useState } from 'react'
import { richMessage } from '../../kit/rich-message.ts'
import { Section } from '../../kit/section.tsx'
import { monthDate, monthWords, shortMonthWords } from '../contact-list/contact-words.ts'
import { areaPath, linePath, type Point, pointsOf, warmthSentence } from './warmth-line.ts'

const LineChart = ({ points, months }: { points: Point[]; months: ContactPage['warmth'] }) => {
  const id = useId()
  const [first, last] = [points[0], points.at(-1)]
  return (
    <figure aria-label={relationshipsMessages.overTwoYears({ summary: warmthSentence(points) })}>
      <div className={styles.field} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <defs>
            <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="100" x2="0" y2="0">
              <stop offset="0" className={styles.stopDormant} />
              <stop offset="0.35" className={styles.stopCooling} />
              <stop offset="0.7" className={styles.stopWarm} />
              <stop offset="1" className={styles.stopFresh} />
            </linearGradient>
          </defs>
          <path d={areaPath(points)} fill={`url(#${id})`} fillOpacity="0.16" />
          <path d={linePath(points)} fill="none" stroke={`url(#${id})`} className={styles.stroke} />
        </svg>
        {first && first.x > 0 ? (
          <span className={styles.unknown} style={{ width: `${first.x}%` }}>
            <span>{relationshipsMessages.unknown()}</span>
          </span>
        ) : null}
        {last ? <span className={styles.now} style={{ left: `${last.x}%`, top: `${last.y}%` }} /> : null}
        {points.map(({ x, y, month, strength }) => (
          <span key={month} className={styles.month} data-side={x > 60 ? 'left' : 'right'} style={{ left: `${x}%` }}>
            <span className={styles.dot} style={{ top: `${y}%` }} />
            <span className={styles.tip}>
              {richMessage(relationshipsMessages.monthStrength, {
                month: monthDate(month),
                strength,
                b: <strong />,
              })}
            </span>
          </span>
        ))}
        <span className={styles.scaleTop}>100</span>
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{months[0] ? shortMonthWords(months[0].month) : ''}</span>
        <span>{relationshipsMessages.now()}</span>
      </div>
    </figure>
  )
}

const Table = ({ points, months }: { points: Point[]; months: ContactPage['warmth'] }) => {
  const known = new Map(points.map(({ month, strength }) => [month, strength]))
  return (
    <table className={styles.table}>
      <caption className={text.onlySpoken}>{relationshipsMessages.perMonth()}</caption>
      <thead>
        <tr>
          <th scope="col">{relationshipsMessages.month()}</th>
          <th scope="col">{relationshipsMessages.strength()}</th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month }) => (
          <tr key={month}>
            <th scope="row">{monthWords(month)}</th>
            <td>{known.get(month) ?? relationshipsMessages.unknown()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const strengthWords = (strength: number | null): string =>
  strength === null ? relationshipsMessages.unknown() : String(strength)

/** Two years of strength by the same formula, as a line or as its table. */
export const WarmthChart = ({ page: { warmth, strengthChanges } }: { page: ContactPage }) => {
  const [asTable, setAsTable] = useState(false)
  const points = pointsOf(warmth)
  return (
    <Section
      title={relationshipsMessages.overTime()}
      about={warmthSentence(points)}
      actions={
        points.length > 0 ? (
          <Button variant="default" onClick={() => setAsTable(!asTable)}>
            {asTable ? relationshipsMessages.showAsChart() : relationshipsMessages.showAsTable()}
          </Button>
        ) : null
      }
    >
      <div className={contactScreenStyles.card}>
        {asTable ? <Table points={points} months={warmth} /> : <LineChart points={points} months={warmth} />}
      </div>
      {strengthChanges.map(({ at, before, after }) => (
        <p key={at} className={clsx(text.small, text.quiet)}>
          {relationshipsMessages.strengthRecounted({
            on: new Date(at),
            before: strengthWords(before),
            after: strengthWords(after),
          })}
        </p>
      ))}
    </Section>
  )
}
