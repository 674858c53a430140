import styles from './entity-row.module.css'
import text from './text.module.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Portrait } from './portrait.tsx'
import type { Person } from './path-shapes.ts'
import { kitMessages } from './kit.messages.ts'

type Props = { person: Person; middle?: ReactNode; end?: ReactNode }

/** Somebody in a list without a path: who, what is said of them, and what to do. */
export const PersonRow = ({ person, middle, end }: Props) => (
  <div className={styles.entityRow}>
    <div className={styles.who}>
      <Portrait id={person.id} name={person.name} size={32} />
      <div className={styles.words}>
        <span className={clsx(styles.name, text.clip)}>{person.name}</span>
        <span className={clsx(styles.about, text.clip)}>
          {[person.role, person.company].filter(Boolean).join(' · ') || kitMessages.roleUnknown()}
        </span>
      </div>
    </div>
    {middle ? <div className={styles.middle}>{middle}</div> : null}
    {end ? <div className={styles.end}>{end}</div> : null}
  </div>
)
