import styles from './setting-card.module.css'
import type { ReactNode } from 'react'

type Props = { title: string; about: string; action: ReactNode; children?: ReactNode }

/** A setting with a title, an explanation and its action. */
export const SettingCard = ({ title, about, action, children }: Props) => (
  <div className={styles.card}>
    <div className={styles.words}>
      <h3>{title}</h3>
      <p>{about}</p>
    </div>
    {action}
    {children ? <div className={styles.more}>{children}</div> : null}
  </div>
)
