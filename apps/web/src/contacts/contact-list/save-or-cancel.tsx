import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import { contactEditsMessages } from '@wellmet/contacts/contact-edits/contact-edits.messages.ts'

/** Below the fields of a form that edits a contact in place. */
export const SaveOrCancel = ({ onCancel }: { onCancel: () => void }) => (
  <div className={formStyles.buttons}>
    <Button type="submit">{contactEditsMessages.save()}</Button>
    <Button variant="default" onClick={onCancel}>
      {contactEditsMessages.cancel()}
    </Button>
  </div>
)
