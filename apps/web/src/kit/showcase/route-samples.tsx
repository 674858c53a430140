import text from '../text.module.css'
import styles from './kit-page.module.css'
import { clsx } from 'clsx'
import { BreakdownNumber } from '../breakdown-number.tsx'
import { RouteFull } from '../route-full.tsx'
import { RouteMini } from '../route-mini.tsx'
import type { Route } from '../route-shapes.ts'
import { RouteStatus } from '../route-status.tsx'
import { routeText } from '../route-text.ts'
import { Section } from '../section.tsx'
import { direct, inferred, long, unknownLeg, verified } from './sample-routes.ts'

type Props = { onBreakdown: (name: string) => void }

const RouteCard = ({ route, onBreakdown }: Props & { route: Route }) => (
  <div className={styles.card}>
    <div className={styles.cardHead}>
      <RouteStatus status={route.status} />
      <span className={text.small}>
        {route.confidence === null ? (
          <span className={text.quiet}>confidence unknown</span>
        ) : (
          <>
            <span className={text.quiet}>confidence </span>
            <BreakdownNumber label={`Confidence ${route.confidence}`} onOpen={() => onBreakdown('receipt')}>
              {route.confidence}
            </BreakdownNumber>
          </>
        )}
      </span>
    </div>
    <RouteFull route={route} onStrength={() => onBreakdown('receipt')} />
  </div>
)

export const RouteSamples = ({ onBreakdown }: Props) => (
  <>
    <Section
      title="The route, full"
      about="Width is strength, colour is warmth, dashes are inferred, a gap is unknown."
    >
      {[verified, inferred, unknownLeg, long, direct].map((route) => (
        <RouteCard
          key={`${route.status}-${route.hops.length}-${route.confidence ?? 'unknown'}`}
          route={route}
          onBreakdown={onBreakdown}
        />
      ))}
    </Section>
    <Section title="The route, mini and as mail text">
      <div className={styles.grid}>
        <div className={clsx(styles.card, styles.list)}>
          {[verified, inferred, unknownLeg, long, direct].map((route) => (
            <RouteMini key={`${route.status}-${route.hops.length}-${route.confidence ?? 'unknown'}`} route={route} />
          ))}
        </div>
        <div className={styles.card}>
          <pre className={styles.mail}>{routeText(verified)}</pre>
        </div>
      </div>
    </Section>
  </>
)
