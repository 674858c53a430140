import text from '../../kit/text.module.css'
import styles from './insights-screen.module.css'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Movement } from '@wellmet/discovery/insights/insights.contract.ts'
import { pathsMessages } from '@wellmet/graph/paths/paths.messages.ts'
import { inReadingOrder } from '@wellmet/platform/values/first-name.rules.ts'
import type { ReactNode } from 'react'
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

/** Contacts of whom there is something to say, each with the reason and the way to write to them. */
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
                <Link to="/contacts/$id" params={{ id: contact.id }} className={clsx(text.link, text.small)}>
                  {pathsMessages.writeTo({ name: inReadingOrder(contact.name) })}
                </Link>
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
