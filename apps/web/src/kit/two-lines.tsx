import text from './text.module.css'
import styles from './two-lines.module.css'
import type { ReactNode } from 'react'

/** A cell with a main line and a quiet second line. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className={styles.lines}>
    <span>{first}</span>
    <span className={text.quiet}>{second}</span>
  </span>
)
