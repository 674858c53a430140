import formStyles from '../../kit/form.module.css'
import text from '../../kit/text.module.css'
import styles from './contact-notes.module.css'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { contactEditsMessages } from '@wellmet/contacts/contact-edits/contact-edits.messages.ts'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { clsx } from 'clsx'
import { PopoverButton } from '../../kit/popover-button.tsx'
import { useContactEdit } from '../contact-list/contact-edits.queries.ts'
import { SaveOrCancel } from '../contact-list/save-or-cancel.tsx'

type Props = { page: Pick<ContactPage, 'contact' | 'typedEmail'> }

/** An emptied field takes the address back. */
const AddressForm = ({ page: { contact, typedEmail }, onDone }: Props & { onDone: () => void }) => {
  const { mutate } = useContactEdit()
  const form = useForm({
    initialValues: { email: typedEmail ?? '' },
    validate: {
      email: (email) => (/^\s*(?:[^\s@]+@[^\s@]+)?\s*$/.test(email) ? null : contactEditsMessages.emailInvalid()),
    },
  })
  const submit = form.onSubmit(({ email }) => {
    const typed = email.trim() || null
    if (typed !== typedEmail) mutate({ params: { path: { id: contact.id } }, body: { email: typed } })
    onDone()
  })
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <TextInput
        label={contactEditsMessages.email()}
        type="email"
        maxLength={254}
        data-autofocus
        {...form.getInputProps('email')}
      />
      <p className={clsx(text.small, text.quiet)}>
        {contactEditsMessages.emailAbout({ name: firstName(contact.name) })}
      </p>
      <SaveOrCancel onCancel={onDone} />
    </form>
  )
}

/** The address that the member typed for a contact, beside those of the imports. */
export const TypedAddress = ({ page }: Props) => (
  <PopoverButton
    className={styles.quietButton}
    position="bottom-start"
    label={page.typedEmail === null ? contactEditsMessages.addEmail() : contactEditsMessages.changeEmail()}
  >
    {(close) => <AddressForm page={page} onDone={close} />}
  </PopoverButton>
)
