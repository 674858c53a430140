import text from '../../kit/text.module.css'
import './warmth-chart.css'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Section } from '../../kit/section.tsx'
import type { ContactPage } from './contact-shapes.ts'
import { monthWords, shortMonthWords } from './contact-words.ts'
import { areaPath, linePath, type Point, pointsOf, warmthSentence } from './warmth-line.ts'

const Picture = ({ points, months }: { points: Point[]; months: ContactPage['warmth'] }) => {
  const id = useId()
  const [first, last] = [points[0], points.at(-1)]
  return (
    <figure aria-label={`Warmth over the last two years. ${warmthSentence(points)}`}>
      <div className="warmth-field" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <defs>
            <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="100" x2="0" y2="0">
              <stop offset="0" className="warmth-stop-dormant" />
              <stop offset="0.35" className="warmth-stop-cooling" />
              <stop offset="0.7" className="warmth-stop-warm" />
              <stop offset="1" className="warmth-stop-fresh" />
            </linearGradient>
          </defs>
          <path d={areaPath(points)} fill={`url(#${id})`} fillOpacity="0.16" />
          <path d={linePath(points)} fill="none" stroke={`url(#${id})`} className="warmth-stroke" />
        </svg>
        {first && first.x > 0 ? (
          <span className="warmth-unknown" style={{ width: `${first.x}%` }}>
            <span>unknown</span>
          </span>
        ) : null}
        {last ? <span className="warmth-now" style={{ left: `${last.x}%`, top: `${last.y}%` }} /> : null}
        {points.map(({ x, y, month, strength }) => (
          <span key={month} className="warmth-month" data-side={x > 60 ? 'left' : 'right'} style={{ left: `${x}%` }}>
            <span className="warmth-dot" style={{ top: `${y}%` }} />
            <span className="warmth-tip">
              {shortMonthWords(month)}: <strong>{strength}</strong>
            </span>
          </span>
        ))}
        <span className="warmth-scale-top">100</span>
      </div>
      <div className="warmth-ends" aria-hidden="true">
        <span>{months[0] ? shortMonthWords(months[0].month) : ''}</span>
        <span>now</span>
      </div>
    </figure>
  )
}

const Table = ({ points, months }: { points: Point[]; months: ContactPage['warmth'] }) => {
  const known = new Map(points.map(({ month, strength }) => [month, strength]))
  return (
    <table className="warmth-table">
      <caption className={text.onlySpoken}>Strength at the end of each month, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Strength</th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month }) => (
          <tr key={month}>
            <th scope="row">{monthWords(month)}</th>
            <td>{known.get(month) ?? 'unknown'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Two years of strength by the same formula, as a line or as its table. */
export const WarmthChart = ({ page: { warmth } }: { page: ContactPage }) => {
  const [asTable, setAsTable] = useState(false)
  const points = pointsOf(warmth)
  return (
    <Section
      title="Warmth over time"
      about={warmthSentence(points)}
      actions={
        points.length > 0 ? (
          <Button variant="default" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Show as a line' : 'Show as a table'}
          </Button>
        ) : null
      }
    >
      <div className="contact-card">
        {asTable ? <Table points={points} months={warmth} /> : <Picture points={points} months={warmth} />}
      </div>
    </Section>
  )
}
