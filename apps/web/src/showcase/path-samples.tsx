import text from '../kit/text.module.css'
import styles from './kit-page.module.css'
import { clsx } from 'clsx'
import { BreakdownNumber } from '../kit/breakdown-number.tsx'
import { PathFull } from '../kit/path-full.tsx'
import { PathMini } from '../kit/path-mini.tsx'
import type { DrawnPath } from '../kit/path-shapes.ts'
import { PathStatusLabel } from '../kit/path-status.tsx'
import { pathText } from '../kit/path-text.ts'
import { Section } from '../kit/section.tsx'
import { direct, inferred, long, unknownLeg, verified } from './sample-paths.ts'

type Props = { onBreakdown: (name: string) => void }

const PathCard = ({ path, onBreakdown }: Props & { path: DrawnPath }) => (
  <div className={styles.card}>
    <div className={styles.cardHead}>
      <PathStatusLabel status={path.status} />
      <span className={text.small}>
        {path.confidence === null ? (
          <span className={text.quiet}>confidence unknown</span>
        ) : (
          <>
            <span className={text.quiet}>confidence </span>
            <BreakdownNumber label={`Confidence ${path.confidence}`} onOpen={() => onBreakdown('receipt')}>
              {path.confidence}
            </BreakdownNumber>
          </>
        )}
      </span>
    </div>
    <PathFull path={path} onStrength={() => onBreakdown('receipt')} />
  </div>
)

export const PathSamples = ({ onBreakdown }: Props) => (
  <>
    <Section title="The path, full" about="Width is strength, colour is warmth, dashes are inferred, a gap is unknown.">
      {[verified, inferred, unknownLeg, long, direct].map((path) => (
        <PathCard
          key={`${path.status}-${path.hops.length}-${path.confidence ?? 'unknown'}`}
          path={path}
          onBreakdown={onBreakdown}
        />
      ))}
    </Section>
    <Section title="The path, mini and as mail text">
      <div className={styles.grid}>
        <div className={clsx(styles.card, styles.list)}>
          {[verified, inferred, unknownLeg, long, direct].map((path) => (
            <PathMini key={`${path.status}-${path.hops.length}-${path.confidence ?? 'unknown'}`} path={path} />
          ))}
        </div>
        <div className={styles.card}>
          <pre className={styles.mail}>{pathText(verified)}</pre>
        </div>
      </div>
    </Section>
  </>
)
