import text from '../../kit/text.module.css'
import styles from './fits-and-near.module.css'
import { clsx } from 'clsx'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import type { ReactNode } from 'react'
import { Rows } from '../../kit/rows.tsx'

type Found = { id: string; isNear?: true | undefined }
type Props<Person> = { people: readonly Person[]; label: string; children: (person: Person) => ReactNode }

/** People who fit the question, then a line, then those who are only close to it. */
export const FitsAndNear = <Person extends Found>({ people, label, children }: Props<Person>) => {
  const fits = people.filter(({ isNear }) => !isNear)
  const near = people.filter(({ isNear }) => isNear)
  return (
    <>
      {fits.length > 0 ? (
        <Rows lightsUp label={label} items={fits} keyOf={({ id }) => id}>
          {children}
        </Rows>
      ) : null}
      {near.length > 0 ? (
        <section aria-label={peopleMessages.closeToAsked()} className={styles.near}>
          <h2 className={styles.heading}>{peopleMessages.closeToAsked()}</h2>
          <p className={clsx(text.small, text.quiet)}>{peopleMessages.closeToAskedAbout()}</p>
          <Rows lightsUp label={peopleMessages.closeToAsked()} items={near} keyOf={({ id }) => id}>
            {children}
          </Rows>
        </section>
      ) : null}
    </>
  )
}
