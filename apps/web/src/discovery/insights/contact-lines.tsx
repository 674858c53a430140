import text from '../../kit/text.module.css'
import styles from './insights-screen.module.css'
import type { Quiet } from '@wellmet/discovery/insights/insights.contract.ts'
import { insightsMessages } from '@wellmet/discovery/insights/insights.messages.ts'
import { inReadingOrder } from '@wellmet/platform/values/first-name.rules.ts'
import { StateActionLink } from '../../identity/person-states/state-action.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { PersonRow } from '../../kit/person-row.tsx'
import { Rows } from '../../kit/rows.tsx'
import { Section } from '../../kit/section.tsx'

type Contact = Quiet['contact']
type ContactLine = { contact: Contact; sentence: string }
type Props = { title: string; about: string; lines: readonly ContactLine[] }

const personOf = ({ id, name, title, company }: Contact) => ({
  id,
  name: inReadingOrder(name),
  ...(title === null ? {} : { role: title }),
  ...(company === null ? {} : { company }),
})

const shownFirst = 3

const Lines = ({ label, lines }: { label: string; lines: readonly ContactLine[] }) => (
  <Rows label={label} items={lines} keyOf={({ contact, sentence }) => `${contact.id} ${sentence}`}>
    {({ contact, sentence }) => (
      <PersonRow
        person={personOf(contact)}
        middle={<span className={text.small}>{sentence}</span>}
        end={<StateActionLink person={contact} />}
      />
    )}
  </Rows>
)

/** Contacts of whom there is something to say, each with the reason and what to do next; nothing where there are none. */
export const ContactLines = ({ title, about, lines }: Props) => {
  const more = lines.slice(shownFirst)
  if (lines.length === 0) return null
  return (
    <Section title={title} about={about}>
      <Lines label={title} lines={lines.slice(0, shownFirst)} />
      {more.length > 0 ? (
        <Disclosure summary={insightsMessages.moreOf({ count: more.length })} className={styles.more}>
          <Lines label={insightsMessages.moreOf({ count: more.length })} lines={more} />
        </Disclosure>
      ) : null}
    </Section>
  )
}
