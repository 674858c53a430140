import styles from './contact-notes.module.css'
import { contactEditsMessages } from '@wellmet/contacts/contact-edits/contact-edits.messages.ts'
import type { ContactPage, EditableField } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { useContactEdit } from './contact-edits.queries.ts'

const sentences: Record<EditableField, (params: { state: string; imported: string }) => string> = {
  name: contactEditsMessages.editedName,
  title: contactEditsMessages.editedTitle,
  company: contactEditsMessages.editedCompany,
  location: contactEditsMessages.editedLocation,
}

type Props = { contactId: string; mayChange: boolean; edit: ContactPage['edits'][number] }

/** What the member edited, what their imports say instead, and the way back to it. */
export const EditedField = ({ contactId, mayChange, edit: { field, imported } }: Props) => {
  const { mutate, isPending } = useContactEdit()
  const state = imported === null ? 'empty' : 'said'
  return (
    <li>
      {sentences[field]({ state, imported: imported ?? '' })}
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
