import styles from './states.module.css'
import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode; next?: ReactNode; picture?: ReactNode }

/** Says what will be here and names the one step that fills it. */
export const EmptyState = ({ title, children, next, picture }: Props) => (
  <div className={styles.state}>
    {picture ? <div className={styles.picture}>{picture}</div> : null}
    <h2>{title}</h2>
    <p className={styles.text}>{children}</p>
    {next ? <div className={styles.next}>{next}</div> : null}
  </div>
)
