import text from './text.module.css'
import styles from './two-lines.module.css'
import type { ReactNode } from 'react'

/** In a cell: what it is, and below it what one sometimes looks for. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className={styles.lines}>
    <span>{first}</span>
    <span className={text.quiet}>{second}</span>
  </span>
)
