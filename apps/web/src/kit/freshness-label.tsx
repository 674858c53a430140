import styles from './freshness-label.module.css'
import { formatAgo, formatMoment } from './dates.ts'
import type { Warmth } from './path-shapes.ts'
import { kitMessages } from './kit.messages.ts'

type Props = { label: Warmth; at?: string }

/** The word has the meaning; the drop beside it is decoration. */
export const FreshnessLabel = ({ label, at }: Props) => (
  <span className={styles.freshness}>
    <span className={styles.drop} data-warmth={label} aria-hidden="true" />
    <span>{kitMessages.freshness({ warmth: label })}</span>
    {at ? (
      <time className={styles.when} dateTime={at} title={formatMoment(at)}>
        {formatAgo(at)}
      </time>
    ) : null}
  </span>
)
