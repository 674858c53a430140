import styles from './warmth-scale.module.css'
import type { Warmth } from './path-shapes.ts'
import { kitMessages } from './kit.messages.ts'

const steps: { warmth: Exclude<Warmth, 'unknown'>; days: () => string }[] = [
  { warmth: 'dormant', days: kitMessages.daysDormant },
  { warmth: 'cooling', days: kitMessages.daysCooling },
  { warmth: 'warm', days: kitMessages.daysWarm },
  { warmth: 'fresh', days: kitMessages.daysFresh },
]

/** The scale behind every warmth colour, with the step a tie stands on marked by more than colour. */
export const WarmthScale = ({ at }: { at?: Warmth }) => (
  <div>
    <ol className={styles.scale} aria-label={kitMessages.freshnessScale()}>
      {steps.map(({ warmth, days }) => (
        <li key={warmth} className={styles.step} data-warmth={warmth} aria-current={at === warmth ? 'true' : undefined}>
          <span className={styles.name}>{kitMessages.freshness({ warmth })}</span>
          <span>{days()}</span>
        </li>
      ))}
    </ol>
    {at === 'unknown' ? <p className={styles.nothing}>{kitMessages.freshnessUnknown()}</p> : null}
  </div>
)
