import styles from './factor.module.css'
import type { ReactNode } from 'react'

type Props = { title: string; about: string; action: ReactNode; children?: ReactNode }

/** One way to prove who one is, with what it is for and what can be done about it. */
export const Factor = ({ title, about, action, children }: Props) => (
  <div className={styles.factor}>
    <div className={styles.words}>
      <h3>{title}</h3>
      <p>{about}</p>
    </div>
    {action}
    {children ? <div className={styles.more}>{children}</div> : null}
  </div>
)
