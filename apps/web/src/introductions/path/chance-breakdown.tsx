import text from '../../kit/text.module.css'
import styles from './path-screen.module.css'
import { clsx } from 'clsx'
import type { MarketRoute } from '@wellmet/introductions/marketplace/marketplace.contract.ts'
import { firstName } from '../introduction-words.ts'

type Introduction = NonNullable<MarketRoute['introduction']>
type Factor = Introduction['acting']

const percent = (share: number): string => `${Math.round(share * 100)} %`
const points = (value: number): string => {
  const figure = Math.abs(value).toFixed(2)
  return figure === '0.00' ? figure : `${value < 0 ? '−' : '+'}${figure}`
}

const FactorLines = ({ title, factor }: { title: string; factor: Factor }) => (
  <section>
    <h3>
      {title} <span className={text.figures}>{percent(factor.p)}</span>
    </h3>
    <ul className={clsx(styles.lines, text.small, text.figures)}>
      {factor.lines.map(({ label, points: moved }) => (
        <li key={label}>
          <span>{label}</span>
          <strong>{points(moved)}</strong>
        </li>
      ))}
    </ul>
    <p className={clsx(text.small, text.quiet, text.figures)}>
      Log odds {points(factor.lines.reduce((sum, line) => sum + line.points, 0))}, that is {percent(factor.p)}, between{' '}
      {percent(factor.low)} and {percent(factor.high)}; n = {factor.n}.
    </p>
  </section>
)

/** The chance as its two factors, each with the lines that add up to it. */
export const ChanceBreakdown = ({ introduction, route }: { introduction: Introduction; route: MarketRoute }) => (
  <details className={styles.breakdowns}>
    <summary>How likely, and why</summary>
    <div className={styles.breakdownColumns}>
      <FactorLines title={`${firstName(route.connector.name)} acts`} factor={introduction.acting} />
      <FactorLines title="It is taken up" factor={introduction.engaging} />
    </div>
    <p className={clsx(text.small, text.quiet, text.figures)}>
      Both must happen: {percent(introduction.acting.p)} × {percent(introduction.engaging.p)} ={' '}
      {percent(introduction.p)}.
    </p>
  </details>
)
