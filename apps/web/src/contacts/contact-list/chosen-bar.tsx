import styles from './contacts-table.module.css'
import { type Contact, type ContactColumn, mostChosen } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { tagsMessages } from '@wellmet/contacts/tags/tags.messages.ts'
import { savedListsMessages } from '@wellmet/discovery/lists/saved-lists.messages.ts'
import type { ComponentType } from 'react'
import { PopoverButton } from '../../kit/popover-button.tsx'
import { areAllChosen, type Chosen } from './choose-contacts.ts'
import { ExportButton } from './export-button.tsx'
import { HideChosen } from './hide-chosen.tsx'
import { TagChosen } from './tag-chosen.tsx'

type Props = {
  chosen: Chosen
  shown: readonly Contact[]
  columns: readonly ContactColumn[] | undefined
  onMerge: (one: Contact, other: Contact) => void
  onChooseAll: () => void
  onClear: () => void
  /** Lists belong to an area on the right, so the route hands in what saves to them. */
  SavePeople: ComponentType<{ people: readonly string[] }>
}

const chosenWords = ([one, other, ...more]: readonly Contact[]): string => {
  if (one === undefined) return ''
  if (other === undefined) return contactsMessages.oneChosen({ name: one.name })
  if (more.length === 0) return contactsMessages.twoChosen({ name: one.name, other: other.name })
  const count = more.length + 2
  return count < mostChosen ? contactsMessages.manyChosen({ count }) : contactsMessages.mostChosen({ count })
}

/** What can be done with the chosen contacts: two can be merged, any number tagged, saved, hidden or exported. */
export const ChosenBar = ({ chosen, shown, columns, onMerge, onChooseAll, onClear, SavePeople }: Props) => {
  // As they are shown now: a tag may have come or gone since they were chosen.
  const now = new Map(shown.map((contact) => [contact.id, contact]))
  const contacts = chosen.contacts.map((contact) => now.get(contact.id) ?? contact)
  const [one, other] = contacts
  const ids = contacts.map(({ id }) => id)
  if (one === undefined) return null
  return (
    // By what is chosen: what was said about others does not stay.
    <div className={styles.chosenBar} key={ids.join()}>
      <output>{chosenWords(contacts)}</output>
      <PopoverButton className={styles.barButton} label={savedListsMessages.saveTo()} position="bottom-start">
        {() => <SavePeople people={ids} />}
      </PopoverButton>
      <PopoverButton className={styles.barButton} label={tagsMessages.tag()} position="bottom-start">
        {() => <TagChosen contacts={contacts} />}
      </PopoverButton>
      <HideChosen className={styles.barButton} ids={ids} />
      <ExportButton selection={{ contactIds: ids }} columns={columns} isForChosen />
      {areAllChosen(chosen, shown) ? null : (
        <button type="button" className={styles.quietButton} onClick={onChooseAll}>
          {contactsMessages.chooseAllShown({ count: shown.length })}
        </button>
      )}
      <button type="button" className={styles.quietButton} onClick={onClear}>
        {contactsMessages.clearSelection()}
      </button>
      {other !== undefined && contacts.length === 2 ? (
        <button type="button" className={styles.quietButton} onClick={() => onMerge(one, other)}>
          {contactsMessages.mergeThese()}
        </button>
      ) : null}
    </div>
  )
}
