import text from '../../kit/text.module.css'
import styles from './contacts-table.module.css'
import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import type { Column } from '../../kit/data-table.tsx'
import { formatDay } from '../../kit/dates.ts'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { StrengthBar } from '../../kit/strength-bar.tsx'
import { dayAgoWords } from './contact-words.ts'

/** The contacts chosen for a merge. */
export type Choosing = { chosen: readonly Contact[]; onChoose: (contact: Contact) => void }

const mostChosen = 2

const seen = ({ messages, meetings }: Contact): string => {
  if (messages === 0 && meetings === 0) return contactsMessages.noMessages()
  if (meetings === 0) return contactsMessages.messagesOnly({ messages })
  if (messages === 0) return contactsMessages.meetingsOnly({ meetings })
  return contactsMessages.messagesAndMeetings({ messages, meetings })
}

const choose = ({ chosen, onChoose }: Choosing): Column<Contact> => ({
  key: 'choose',
  header: contactsMessages.choose(),
  hideHeader: true,
  cell: (contact) => {
    const isChosen = chosen.some(({ id }) => id === contact.id)
    const isFull = !isChosen && chosen.length >= mostChosen
    return (
      <Checkbox
        aria-label={contactsMessages.chooseToMerge({ name: contact.name })}
        title={isFull ? contactsMessages.twoChosenAlready() : undefined}
        checked={isChosen}
        disabled={isFull}
        onChange={() => onChoose(contact)}
      />
    )
  },
})

const columns = (): readonly Column<Contact>[] => [
  {
    key: 'name',
    header: contactsMessages.name(),
    cell: ({ id, name, title, company }) => (
      <span className={styles.cell}>
        <Link to="/contacts/$id" params={{ id }} className={clsx(styles.cellName, text.clip)}>
          {name}
        </Link>
        <span className={clsx(text.quiet, text.clip)}>
          {[title, company].filter(Boolean).join(' · ') || kitMessages.roleUnknown()}
        </span>
      </span>
    ),
  },
  { key: 'strength', header: contactsMessages.strength(), cell: ({ strength }) => <StrengthBar strength={strength} /> },
  {
    key: 'freshness',
    header: contactsMessages.freshness(),
    cell: ({ freshness }) => <FreshnessLabel label={freshness} />,
  },
  {
    key: 'last',
    header: contactsMessages.lastContact(),
    cell: ({ lastContactOn }) =>
      lastContactOn ? (
        <time dateTime={lastContactOn} title={formatDay(lastContactOn)}>
          {dayAgoWords(lastContactOn)}
        </time>
      ) : (
        <span className={text.quiet}>{contactsMessages.noContactYet()}</span>
      ),
  },
  {
    key: 'seen',
    header: contactsMessages.evidence(),
    cell: (contact) => <span className={text.quiet}>{seen(contact)}</span>,
  },
]

export const contactColumns = (choosing: Choosing | null): readonly Column<Contact>[] =>
  choosing ? [choose(choosing), ...columns()] : columns()
