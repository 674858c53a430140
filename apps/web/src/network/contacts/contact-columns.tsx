import text from '../../kit/text.module.css'
import styles from './contacts-table.module.css'
import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { Column } from '../../kit/data-table.tsx'
import { formatDay } from '../../kit/dates.ts'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { StrengthBar } from '../../kit/strength-bar.tsx'
import { counted, dayAgoWords } from './contact-words.ts'

/** Whom one wants to merge; nothing of it where one may only read. */
export type Choosing = { chosen: readonly Contact[]; onChoose: (contact: Contact) => void }

const mostChosen = 2

const seen = ({ messages, meetings }: Contact): string =>
  [messages > 0 ? counted(messages, 'message') : '', meetings > 0 ? counted(meetings, 'meeting') : '']
    .filter(Boolean)
    .join(', ')

const choose = ({ chosen, onChoose }: Choosing): Column<Contact> => ({
  key: 'choose',
  header: 'Choose',
  hideHeader: true,
  cell: (contact) => {
    const isChosen = chosen.some(({ id }) => id === contact.id)
    const isFull = !isChosen && chosen.length >= mostChosen
    return (
      <Checkbox
        aria-label={`Choose ${contact.name} to merge`}
        title={isFull ? 'Two are chosen already' : undefined}
        checked={isChosen}
        disabled={isFull}
        onChange={() => onChoose(contact)}
      />
    )
  },
})

const columns: readonly Column<Contact>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ id, name, title, company }) => (
      <span className={styles.cell}>
        <Link to="/contacts/$id" params={{ id }} className={clsx(styles.cellName, text.clip)}>
          {name}
        </Link>
        <span className={clsx(text.quiet, text.clip)}>
          {[title, company].filter(Boolean).join(' · ') || 'Role unknown'}
        </span>
      </span>
    ),
  },
  { key: 'strength', header: 'Strength', cell: ({ strength }) => <StrengthBar strength={strength} /> },
  { key: 'freshness', header: 'Freshness', cell: ({ freshness }) => <FreshnessLabel label={freshness} /> },
  {
    key: 'last',
    header: 'Last contact',
    cell: ({ lastContactOn }) =>
      lastContactOn ? (
        <time dateTime={lastContactOn} title={formatDay(lastContactOn)}>
          {dayAgoWords(lastContactOn)}
        </time>
      ) : (
        <span className={text.quiet}>none seen</span>
      ),
  },
  {
    key: 'seen',
    header: 'Evidence',
    cell: (contact) => <span className={text.quiet}>{seen(contact) || 'no message or meeting'}</span>,
  },
]

export const contactColumns = (choosing: Choosing | null): readonly Column<Contact>[] =>
  choosing ? [choose(choosing), ...columns] : columns
