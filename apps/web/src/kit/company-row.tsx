import styles from './entity-row.module.css'
import text from './text.module.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Portrait } from './portrait.tsx'
import { kitMessages } from './kit.messages.ts'

export type Company = { id: string; name: string; domain?: string; people?: number; reachable?: number }
type Props = { company: Company; middle?: ReactNode; end?: ReactNode }

const reach = ({ people, reachable }: Company): string => {
  if (people === undefined) return kitMessages.peopleUnknown()
  if (reachable === undefined) return kitMessages.peopleCount({ count: people })
  return kitMessages.peopleReachable({ reachable, people })
}

export const CompanyRow = ({ company, middle, end }: Props) => (
  <div className={styles.entityRow}>
    <div className={styles.who}>
      <Portrait id={company.id} name={company.name} size={32} look="company" />
      <div className={styles.words}>
        <span className={clsx(styles.name, text.clip)}>{company.name}</span>
        <span className={clsx(styles.about, text.clip)}>
          {[company.domain, reach(company)].filter(Boolean).join(' · ')}
        </span>
      </div>
    </div>
    {middle ? <div className={styles.middle}>{middle}</div> : null}
    {end ? <div className={styles.end}>{end}</div> : null}
  </div>
)
