import styles from './states.module.css'
import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode; next?: ReactNode; illustration?: ReactNode }

/** Says what will be here and names the one step that fills it. */
export const EmptyState = ({ title, children, next, illustration }: Props) => (
  <div className={styles.state}>
    {illustration ? <div className={styles.illustration}>{illustration}</div> : null}
    <h2>{title}</h2>
    <p className={styles.text}>{children}</p>
    {next ? <div className={styles.next}>{next}</div> : null}
  </div>
)
