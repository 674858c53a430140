import styles from './warmth-scale.module.css'
import type { Warmth } from './route-shapes.ts'

const steps: { warmth: Exclude<Warmth, 'unknown'>; days: string }[] = [
  { warmth: 'dormant', days: '91+ days' },
  { warmth: 'cooling', days: '31–90 days' },
  { warmth: 'warm', days: '15–30 days' },
  { warmth: 'fresh', days: '0–14 days' },
]

/** The scale behind every warmth colour, with the step a tie stands on marked by more than colour. */
export const WarmthScale = ({ at }: { at?: Warmth }) => (
  <div>
    <ol className={styles.scale} aria-label="Warmth, by days of silence">
      {steps.map(({ warmth, days }) => (
        <li key={warmth} className={styles.step} data-warmth={warmth} aria-current={at === warmth ? 'true' : undefined}>
          <span className={styles.name}>{warmth}</span>
          <span>{days}</span>
        </li>
      ))}
    </ol>
    {at === 'unknown' ? (
      <p className={styles.nothing}>
        Unknown: no dated contact has been seen, which says nothing about how warm the tie is.
      </p>
    ) : null}
  </div>
)
