import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { EditableField } from '../contact-list/contacts.contract.ts'

/** The fields of a contact that a provider can know. */
export const LookedUpField = EditableField.extract(['title', 'company', 'location'])
export type LookedUpField = z.infer<typeof LookedUpField>

export const ContactLookup = z
  .object({
    provider: z.string(),
    label: z.string(),
    lookedUpAt: Timestamp,
    verifiedOn: z.iso.date().nullable().meta({ description: 'When the provider last saw that it is still so' }),
    title: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    linkedinUrl: z.string().nullable(),
    offers: z.array(LookedUpField).meta({
      description:
        'What differs from the contact and may be newer. A field that I edited, or that an import brought later, is not among them',
    }),
  })
  .meta({ id: 'ContactLookup' })
export type ContactLookup = z.infer<typeof ContactLookup>

export const LookupResult = z
  .object({
    outcome: z.enum(['found', 'no_match', 'failed', 'not_asked']).meta({
      description: 'not_asked: they do not want to be looked up, or were deleted for good',
    }),
    message: z.string(),
    items: z.array(ContactLookup).meta({ description: 'All that providers said of this contact, newest first' }),
  })
  .meta({ id: 'LookupResult' })
export type LookupResult = z.infer<typeof LookupResult>

export const lookups = contract('enrich', {
  lookUp: {
    route: 'POST /api/enrich/enrich/contact',
    access: 'member',
    summary:
      'Ask providers, one after the other, what one of my contacts does. They are told the name and the company, or the name and an email address if no company is known. The contact stays as it is: I decide what to take over. An answer counts for 30 days, and nobody else sees it',
    body: z.strictObject({ contactId: Id }),
    reply: LookupResult,
    rate: { points: 120, seconds: 3600 },
  },
  show: {
    route: 'GET /api/enrich/contacts/:id',
    access: 'viewer',
    summary: 'What providers said of one of my contacts when I asked',
    reply: z.object({ items: z.array(ContactLookup) }),
  },
})
