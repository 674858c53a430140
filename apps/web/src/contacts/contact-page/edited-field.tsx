import styles from './contact-notes.module.css'
import { contactEditsMessages } from '@wellmet/contacts/contact-edits/contact-edits.messages.ts'
import { contactFields } from '@wellmet/contacts/contact-fields/contact-fields.contract.ts'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { useContactEdit } from '../contact-list/contact-edits.queries.ts'

type Props = { contactId: string; mayChange: boolean; edit: ContactPage['edits'][number] }

/** What the member edited, what their imports say instead, and the way back to it. */
export const EditedField = ({ contactId, mayChange, edit: { field, imported } }: Props) => {
  const { mutate, isPending } = useContactEdit()
  const state = imported === null ? 'empty' : 'said'
  return (
    <li>
      {contactFields[field].editedSentence({ state, imported: imported ?? '' })}
      {mayChange ? (
        <button
          type="button"
          className={styles.quietButton}
          disabled={isPending}
          onClick={() => mutate({ params: { path: { id: contactId } }, body: { [field]: imported } })}
        >
          {contactEditsMessages.takeBack({ state })}
        </button>
      ) : null}
    </li>
  )
}
