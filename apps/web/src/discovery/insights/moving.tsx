import text from '../../kit/text.module.css'
import styles from './insights-screen.module.css'
import type { Movement } from '@wellmet/discovery/insights/insights.contract.ts'
import { inReadingOrder } from '@wellmet/platform/values/first-name.rules.ts'
import type { ReactNode } from 'react'
import { StateActionLink } from '../../identity/person-states/state-action.tsx'
import { PersonRow } from '../../kit/person-row.tsx'
import { Rows } from '../../kit/rows.tsx'
import { Section } from '../../kit/section.tsx'
import { Trend } from './trend.tsx'

type Contact = Movement['contact']
export type ContactLine = { contact: Contact; sentence: string; end?: ReactNode }
type Props = { title: string; about: string; none: string; lines: readonly ContactLine[] }

const personOf = ({ id, name, title, company }: Contact) => ({
  id,
  name: inReadingOrder(name),
  ...(title === null ? {} : { role: title }),
  ...(company === null ? {} : { company }),
})

/** Contacts of whom there is something to say, each with the reason and what to do next. */
export const ContactLines = ({ title, about, none, lines }: Props) => (
  <Section title={title} about={about}>
    {lines.length === 0 ? (
      <p className={text.quiet}>{none}</p>
    ) : (
      <Rows label={title} items={lines} keyOf={({ contact, sentence }) => `${contact.id} ${sentence}`}>
        {({ contact, sentence, end }) => (
          <PersonRow
            person={personOf(contact)}
            middle={<span className={text.small}>{sentence}</span>}
            end={
              <span className={styles.lineEnd}>
                {end}
                <StateActionLink person={contact} />
              </span>
            }
          />
        )}
      </Rows>
    )}
  </Section>
)

export const movementLines = (movements: readonly Movement[]): ContactLine[] =>
  movements.map((movement) => ({
    contact: movement.contact,
    sentence: movement.sentence,
    end: <Trend movement={movement} />,
  }))
