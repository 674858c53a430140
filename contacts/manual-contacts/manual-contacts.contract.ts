import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Id, Name, Nothing, Page } from '@wellmet/platform/contract/shapes.ts'
import { KnownFamiliarity, ListedContact } from '../contact-list/contacts.contract.ts'
import { manualContactsMessages } from './manual-contacts.messages.ts'

export const NewContact = z.strictObject({
  name: Name,
  email: EmailAddress.optional(),
  company: Name.optional(),
  title: Name.optional(),
  linkedinUrl: z
    .string()
    .trim()
    .max(300)
    .regex(/^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?[Ll]inked[Ii]n\.com\/in\/[^\s/?#]{2,100}(?:[/?#]\S{0,100})?$/, {
      error: () => manualContactsMessages.notProfile(),
    })
    .optional(),
  familiarity: KnownFamiliarity.optional(),
})
export type NewContact = z.infer<typeof NewContact>

export const mostKnownPeople = 500

export const KnownPerson = z
  .object({ id: Id, name: z.string(), familiarity: KnownFamiliarity })
  .meta({ id: 'KnownPerson' })
export type KnownPerson = z.infer<typeof KnownPerson>

export const manualContacts = contract('network', {
  add: {
    route: 'POST /api/network/contacts',
    access: 'member',
    summary: 'Add one person by hand; 200 when they were a contact already, who then has what was typed',
    body: NewContact,
    reply: ListedContact,
    status: [201, 200],
    rate: { points: 300, seconds: 3600 },
  },
  listKnown: {
    route: 'GET /api/network/known-people',
    access: 'viewer',
    summary: 'People on paths whom I marked as known, by name',
    reply: Page(KnownPerson),
  },
  markAsKnown: {
    route: 'PUT /api/network/known-people/:id',
    access: 'member',
    summary: 'Mark somebody on a path as known, and say how well; they become a contact of mine',
    body: z.strictObject({ familiarity: KnownFamiliarity }),
    reply: ListedContact,
    rate: { points: 300, seconds: 3600 },
  },
  unmarkAsKnown: {
    route: 'DELETE /api/network/known-people/:id',
    access: 'member',
    summary: 'Unmark somebody; a contact without another source is removed',
    reply: Nothing,
    status: 204,
  },
})
