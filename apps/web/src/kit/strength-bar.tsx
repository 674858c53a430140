import styles from './strength-bar.module.css'
import text from './text.module.css'
import { clsx } from 'clsx'
import { kitMessages } from './kit.messages.ts'

type Props = { strength: number | null; label?: string; className?: string | undefined }

/** Unknown is not zero: an unknown strength has a dashed bar and its word, a zero has an empty one and a 0. */
export const StrengthBar = ({ strength, label = kitMessages.strength(), className }: Props) => (
  <span className={clsx(styles.strength, className)}>
    <span className={text.onlySpoken}>
      {strength === null ? kitMessages.strengthUnknown({ label }) : kitMessages.strengthOf({ label, strength })}
    </span>
    <span className={styles.bar} data-unknown={strength === null} aria-hidden="true">
      {strength === null ? null : <span className={styles.fill} style={{ width: `${strength}%` }} />}
    </span>
    <span className={strength === null ? styles.unknown : styles.number} aria-hidden="true">
      {strength ?? kitMessages.unknown()}
    </span>
  </span>
)
