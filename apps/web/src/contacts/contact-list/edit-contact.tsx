import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { contactEditsMessages } from '@wellmet/contacts/contact-edits/contact-edits.messages.ts'
import { contactFieldNames, contactFields } from '@wellmet/contacts/contact-fields/contact-fields.contract.ts'
import type { Contact, Familiarity } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PopoverButton } from '../../kit/popover-button.tsx'
import { EditRating } from '../ratings/contact-rating.tsx'
import { useContactEdit } from './contact-edits.queries.ts'
import { editOf, fieldsOf } from './edit-fields.ts'
import { SaveOrCancel } from './save-or-cancel.tsx'

const EditForm = ({ contact, onDone }: { contact: Contact; onDone: () => void }) => {
  const { mutate } = useContactEdit()
  const form = useForm({
    initialValues: fieldsOf(contact),
    validate: { name: (name) => (name.trim() === '' ? contactEditsMessages.nameMissing() : null) },
  })
  const submit = form.onSubmit((typed) => {
    const body = editOf(contact, typed)
    if (body) mutate({ params: { path: { id: contact.id } }, body })
    onDone()
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      {contactFieldNames.map((field) => (
        <TextInput
          key={field}
          label={contactFields[field].label()}
          maxLength={120}
          {...(field === 'title' ? { 'data-autofocus': true } : {})}
          {...form.getInputProps(field)}
        />
      ))}
      <p className={clsx(text.small, text.quiet)}>{contactEditsMessages.about()}</p>
      <SaveOrCancel onCancel={onDone} />
    </form>
  )
}

type Props = {
  contact: Contact
  label: ReactNode
  className?: string | undefined
  position?: 'bottom-start' | 'bottom-end'
  /** What the viewer said of them, where it is known: it can be said anew in the same place. */
  familiarity?: Familiarity | null
}

/** Changes what a contact is called, what they are and where, in place. */
export const EditContact = ({ contact, label, className, position = 'bottom-start', familiarity }: Props) => (
  <PopoverButton
    className={className}
    label={label}
    position={position}
    aria-label={contactEditsMessages.editContact({ name: contact.name })}
  >
    {(close) => (
      <>
        <EditForm contact={contact} onDone={close} />
        {familiarity === undefined ? null : <EditRating contact={contact} familiarity={familiarity} onDone={close} />}
      </>
    )}
  </PopoverButton>
)
