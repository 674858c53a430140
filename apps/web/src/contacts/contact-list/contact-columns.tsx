import text from '../../kit/text.module.css'
import styles from './contacts-table.module.css'
import tagStyles from './tags.module.css'
import { Checkbox } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import {
  contactFields,
  optionalFields,
  type OptionalField,
} from '@wellmet/contacts/contact-fields/contact-fields.contract.ts'
import type { Contact, ContactColumn } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import type { ChangeEvent } from 'react'
import type { Column } from '../../kit/data-table.tsx'
import { formatDay } from '../../kit/dates.ts'
import { FreshnessLabel } from '../../kit/freshness-label.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { StrengthBar } from '../../kit/strength-bar.tsx'
import { areAllChosen, type Chosen, isChosen } from './choose-contacts.ts'
import { dayAgoWords } from './contact-words.ts'
import { EditContact } from './edit-contact.tsx'

/** Which contacts are chosen, and how to choose. */
export type Choosing = {
  chosen: Chosen
  shown: readonly Contact[]
  onChoose: (contact: Contact, isRange: boolean) => void
  onChooseAll: () => void
}

const seen = ({ messages, meetings }: Contact): string => {
  if (messages === 0 && meetings === 0) return contactsMessages.noMessages()
  if (meetings === 0) return contactsMessages.messagesOnly({ messages })
  if (messages === 0) return contactsMessages.meetingsOnly({ meetings })
  return contactsMessages.messagesAndMeetings({ messages, meetings })
}

const isWithShift = ({ nativeEvent }: ChangeEvent): boolean =>
  'shiftKey' in nativeEvent && nativeEvent.shiftKey === true

const choose = ({ chosen, shown, onChoose, onChooseAll }: Choosing): Column<Contact> => ({
  key: 'choose',
  header: contactsMessages.choose(),
  hideHeader: true,
  head: (
    <Checkbox
      aria-label={contactsMessages.chooseAllShown({ count: shown.length })}
      checked={areAllChosen(chosen, shown)}
      indeterminate={!areAllChosen(chosen, shown) && shown.some(({ id }) => isChosen(chosen, id))}
      onChange={onChooseAll}
    />
  ),
  cell: (contact) => (
    <Checkbox
      aria-label={contactsMessages.chooseContact({ name: contact.name })}
      checked={isChosen(chosen, contact.id)}
      onChange={(event) => onChoose(contact, isWithShift(event))}
    />
  ),
})

const fieldColumns = <Part,>(partOf: (field: OptionalField) => Part): Record<OptionalField, Part> =>
  Object.fromEntries(optionalFields.map((field) => [field, partOf(field)])) as Record<OptionalField, Part>

export const columnNames: Record<ContactColumn, () => string> = {
  ...fieldColumns((field) => contactFields[field].label),
  strength: contactsMessages.strength,
  freshness: contactsMessages.freshness,
  lastContact: contactsMessages.lastContact,
  evidence: contactsMessages.evidence,
  tags: contactsMessages.tagColumn,
}

const abouts: Partial<Record<ContactColumn, () => string>> = {
  strength: contactsMessages.strengthAbout,
  freshness: contactsMessages.freshnessAbout,
  lastContact: contactsMessages.lastContactAbout,
  evidence: contactsMessages.evidenceAbout,
}

const Tags = ({ tags }: { tags: readonly string[] }) =>
  tags.map((tag) => (
    <span key={tag} className={tagStyles.tag}>
      <span>{tag}</span>
    </span>
  ))

const Text = ({ children }: { children: string | null }) =>
  children === null ? null : (
    <span className={clsx(styles.cellText, text.clip)} title={children}>
      {children}
    </span>
  )

const cells: Record<ContactColumn, Column<Contact>['cell']> = {
  ...fieldColumns((field) => (contact: Contact) => <Text>{contact[field]}</Text>),
  strength: ({ strength }) => <StrengthBar strength={strength} />,
  freshness: ({ freshness }) => <FreshnessLabel label={freshness} />,
  lastContact: ({ lastContactOn }) =>
    lastContactOn ? (
      <time dateTime={lastContactOn} title={formatDay(lastContactOn)}>
        {dayAgoWords(lastContactOn)}
      </time>
    ) : (
      <span className={text.quiet}>{contactsMessages.noContactYet()}</span>
    ),
  evidence: (contact) => <span className={text.quiet}>{seen(contact)}</span>,
  tags: ({ tags }) =>
    tags.length === 0 ? null : (
      <span className={styles.cellTags}>
        <Tags tags={tags} />
      </span>
    ),
}

/** Beneath the name stands what has no column of its own. */
const lineBeneath = ({ title, company }: Contact, shown: readonly ContactColumn[]): string => {
  const [hasTitle, hasCompany] = [shown.includes('title'), shown.includes('company')]
  const line = [hasTitle ? null : title, hasCompany ? null : company].filter(Boolean).join(' · ')
  return line === '' && !hasTitle && !hasCompany ? kitMessages.roleUnknown() : line
}

const nameColumn = (shown: readonly ContactColumn[], mayEdit: boolean): Column<Contact> => ({
  key: 'name',
  header: contactFields.name.label(),
  cell: (contact) => (
    <span className={styles.cell}>
      <span className={styles.nameLine}>
        <Link to="/contacts/$id" params={{ id: contact.id }} className={clsx(styles.cellName, text.clip)}>
          {contact.name}
        </Link>
        {shown.includes('tags') ? null : <Tags tags={contact.tags} />}
        {mayEdit ? (
          <EditContact
            contact={contact}
            className={styles.editButton}
            label={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
          />
        ) : null}
      </span>
      <span className={clsx(text.quiet, text.clip)}>{lineBeneath(contact, shown)}</span>
    </span>
  ),
})

export const contactColumns = (
  shown: readonly ContactColumn[],
  choosing: Choosing | null,
): readonly Column<Contact>[] => [
  ...(choosing ? [choose(choosing)] : []),
  nameColumn(shown, choosing !== null),
  ...shown.map((column) => {
    const about = abouts[column]?.()
    return { key: column, header: columnNames[column](), cell: cells[column], ...(about ? { about } : {}) }
  }),
]
