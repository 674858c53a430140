import styles from './states.module.css'
import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode; next?: ReactNode; networkMap?: ReactNode }

/** Says what will be here and names the one step that fills it. */
export const EmptyState = ({ title, children, next, networkMap }: Props) => (
  <div className={styles.state}>
    {networkMap ? <div className={styles.networkMap}>{networkMap}</div> : null}
    <h2>{title}</h2>
    <p className={styles.text}>{children}</p>
    {next ? <div className={styles.next}>{next}</div> : null}
  </div>
)
