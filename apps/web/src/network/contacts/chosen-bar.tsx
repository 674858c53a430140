import styles from './contacts-table.module.css'
import { Button } from '@mantine/core'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'

type Props = { chosen: readonly Contact[]; onMerge: (one: Contact, other: Contact) => void; onClear: () => void }

/** For two contacts that no rule suggests as duplicates. */
export const ChosenBar = ({ chosen: [one, other], onMerge, onClear }: Props) => (
  <div className={styles.chosenBar} data-empty={one === undefined}>
    {one === undefined ? null : (
      <>
        <output>
          {other === undefined
            ? contactsMessages.oneChosen({ name: one.name })
            : contactsMessages.twoChosen({ name: one.name, other: other.name })}
        </output>
        {other === undefined ? null : (
          <Button onClick={() => onMerge(one, other)}>{contactsMessages.mergeThese()}</Button>
        )}
        <button type="button" className={styles.quietButton} onClick={onClear}>
          {contactsMessages.clearSelection()}
        </button>
      </>
    )}
  </div>
)
