import text from '../../kit/text.module.css'
import styles from './path-screen.module.css'
import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import { clsx } from 'clsx'
import type { MarketRoute } from '@wellmet/introductions/marketplace/marketplace.contract.ts'
import type { ReactNode } from 'react'
import { richMessage } from '../../kit/rich-message.ts'
import { firstName } from '../introduction-words.ts'

type Introduction = NonNullable<MarketRoute['introduction']>
type Factor = Introduction['acting']

const FactorLines = ({ title, factor }: { title: ReactNode; factor: Factor }) => (
  <section>
    <h3>{title}</h3>
    <ul className={clsx(styles.lines, text.small, text.figures)}>
      {factor.lines.map(({ label, points }) => (
        <li key={label}>
          <span>{label}</span>
          <strong>{marketplaceMessages.factorPoints({ points })}</strong>
        </li>
      ))}
    </ul>
    <p className={clsx(text.small, text.quiet, text.figures)}>
      {marketplaceMessages.factorSummary({
        points: factor.lines.reduce((sum, line) => sum + line.points, 0),
        share: factor.p,
        low: factor.low,
        high: factor.high,
        count: factor.n,
      })}
    </p>
  </section>
)

const figures = <span className={text.figures} />

/** The chance as its two factors, each with the lines that add up to it. */
export const ChanceBreakdown = ({ introduction, route }: { introduction: Introduction; route: MarketRoute }) => {
  const { acting, engaging, p: share } = introduction
  const connector = firstName(route.connector.name)
  return (
    <details className={styles.breakdowns}>
      <summary>{marketplaceMessages.howLikely()}</summary>
      <div className={styles.breakdownColumns}>
        <FactorLines
          title={richMessage(marketplaceMessages.factorActing, { connector, share: acting.p, figures })}
          factor={acting}
        />
        <FactorLines
          title={richMessage(marketplaceMessages.factorEngaging, { share: engaging.p, figures })}
          factor={engaging}
        />
      </div>
      <p className={clsx(text.small, text.quiet, text.figures)}>
        {marketplaceMessages.multiplied({ acting: acting.p, engaging: engaging.p, share })}
      </p>
    </details>
  )
}
