import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress } from '@wellmet/platform/contract/shapes.ts'
import { contactEditShape } from '../contact-fields/contact-shapes.contract.ts'
import { Contact } from '../contact-list/contacts.contract.ts'
import { contactEditsMessages } from './contact-edits.messages.ts'

export const ContactEdit = z
  .strictObject({
    ...contactEditShape,
    email: EmailAddress.nullable().optional().meta({
      description: 'Where I write to them, beside the addresses of my imports. It proves nothing to teammates',
    }),
  })
  .refine((edit) => Object.keys(edit).length > 0, { error: () => contactEditsMessages.nothingToChange() })
  .meta({ description: 'What is left out stays as it is; null empties a field' })
export type ContactEdit = z.infer<typeof ContactEdit>

export const contactEdits = contract('network', {
  edit: {
    route: 'PATCH /api/network/contacts/:id',
    access: 'member',
    summary:
      'Change what one of my contacts is called, what they are and where, or add an email address. Later imports leave a changed field alone until it is set to what they say',
    body: ContactEdit,
    reply: Contact,
  },
})
