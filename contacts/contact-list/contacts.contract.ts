import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { textFile } from '@wellmet/platform/contract/file.plug-in.ts'
import { Id, Name, Page, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { contactFieldNames, optionalFields } from '../contact-fields/contact-fields.contract.ts'
import { contactShape } from '../contact-fields/contact-shapes.contract.ts'

export const FreshnessLabel = z.enum(['fresh', 'warm', 'cooling', 'dormant', 'unknown'])
export type FreshnessLabel = z.infer<typeof FreshnessLabel>
export const StrengthLabel = z.enum(['strong', 'good', 'fair', 'weak', 'unknown'])
export type StrengthLabel = z.infer<typeof StrengthLabel>

/** What a member says of a contact: adding them by hand, or on a path. It is no part of the strength. */
export const Familiarity = z.enum(['well', 'somewhat', 'barely', 'not_at_all'])
export type Familiarity = z.infer<typeof Familiarity>

/** Of somebody who is known at all. */
export const KnownFamiliarity = Familiarity.exclude(['not_at_all'])
export type KnownFamiliarity = z.infer<typeof KnownFamiliarity>

export const Contact = z
  .object({
    id: Id,
    ...contactShape,
    strength: z.int().min(0).max(100).nullable().meta({ description: 'Null is unknown, which is not zero' }),
    strengthLabel: StrengthLabel,
    freshness: FreshnessLabel,
    lastContactOn: z.iso.date().nullable(),
    isTwoWay: z.boolean(),
    messages: z.int(),
    meetings: z.int(),
    tags: z.array(z.string()),
  })
  .meta({ id: 'Contact' })
export type Contact = z.infer<typeof Contact>

export const ListedContact = Contact.extend({ personState: PersonState }).meta({ id: 'ListedContact' })
export type ListedContact = z.infer<typeof ListedContact>

/** One line of the arithmetic: what is done to the number so far, which starts at 0, and what it means. */
export const BreakdownStep = z.object({
  do: z.enum(['add', 'multiply', 'divide', 'at-most', 'scale', 'chance', 'saturate', 'complement', 'floor']),
  by: z.number().optional(),
  intercept: z.number().optional(),
  slope: z.number().optional(),
  floor: z.number().optional(),
  sentence: z.string(),
  evidence: z.array(z.string()),
})

export const StrengthBreakdown = z
  .object({
    formula: z.string(),
    steps: z.array(BreakdownStep),
    result: z.number().meta({ description: 'In thousandths' }),
    stored: z.int().meta({ description: 'The number that lists and routes use' }),
    same: z.boolean().meta({ description: 'Recomputed just now from the evidence: the same number' }),
  })
  .meta({ id: 'StrengthBreakdown' })
export type StrengthBreakdown = z.infer<typeof StrengthBreakdown>

export const ContactEvidence = z.object({
  kind: z.enum([
    'mail',
    'meeting',
    'linkedin message',
    'linkedin connection',
    'invitation',
    'endorsement',
    'recommendation',
  ]),
  at: Timestamp,
  direction: z.enum(['from you', 'to you', 'together']),
  people: z.int(),
  maker: z.enum(['owner', 'both', 'other side', 'anybody']).meta({ description: 'Who could have made it' }),
  counts: z.boolean().meta({ description: 'Whether the strength rests on it' }),
})

/** What a member can edit of a contact. */
export const EditableField = z.enum(contactFieldNames)
export type EditableField = z.infer<typeof EditableField>

export const ContactPage = z
  .object({
    contact: ListedContact,
    emails: z.array(z.string()),
    writeTo: z
      .string()
      .nullable()
      .meta({ description: 'Where they are asked and written to; null if no address is sure' }),
    typedEmail: z.string().nullable().meta({ description: 'An address that I typed on their page' }),
    phones: z.array(z.string()),
    linkedinUrl: z.string().nullable(),
    connectedOn: z.iso.date().nullable(),
    sources: z.array(z.string()).meta({ description: 'Names of imported files, `by hand` and `on a path`' }),
    familiarity: Familiarity.nullable().meta({
      description: 'How well I said that I know them: when I added or rated them, or on a path',
    }),
    familiarityAt: Timestamp.nullable().meta({ description: 'When I said it; null for what I said long ago' }),
    edits: z
      .array(z.object({ field: EditableField, imported: z.string().nullable() }))
      .meta({ description: 'The fields that I edited, and what my imports say in their place' }),
    firstSeenAt: Timestamp,
    breakdown: StrengthBreakdown.nullable(),
    evidence: z.array(ContactEvidence).meta({ description: 'The newest 200' }),
    warmth: z
      .array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), strength: z.int().min(0).max(100).nullable() }))
      .meta({
        description:
          'The strength at the end of each of the last 24 months, by the same formula; null before any contact',
      }),
    strengthChanges: z
      .array(
        z.object({
          at: Timestamp,
          before: z.int().min(0).max(100).nullable(),
          after: z.int().min(0).max(100).nullable(),
        }),
      )
      .meta({ description: 'When a new way of counting moved the strength by more than 10, newest first' }),
  })
  .meta({ id: 'ContactPage' })
export type ContactPage = z.infer<typeof ContactPage>

/** A contact must match every filter that is given. */
export const ContactFilters = z.strictObject({
  q: Text(200).optional().meta({
    description:
      'Each word must begin a word of the name, title, company or location, in any order. Case and accents do not matter',
  }),
  strength: StrengthLabel.optional(),
  freshness: FreshnessLabel.optional(),
  evidence: z
    .enum(['messages', 'meetings', 'none'])
    .optional()
    .meta({ description: 'messages: at least one message; meetings: at least one meeting; none: neither' }),
  company: Text(200)
    .optional()
    .meta({ description: 'The current company. Case, accents and legal forms (Inc., GmbH) do not matter' }),
  source: Name.optional().meta({ description: 'The name of an imported file, as in `sources` of the contact' }),
  tag: Name.optional().meta({ description: 'One of my tags; case does not matter' }),
})
export type ContactFilters = z.infer<typeof ContactFilters>

/** In which order contacts are listed; what is unknown comes last. */
export const ContactSort = z.enum(['strength', 'lastContact', 'name']).meta({
  description: 'strength: strongest first; lastContact: most recent first; name: by the alphabet',
})
export type ContactSort = z.infer<typeof ContactSort>

/** The columns that the contact table can show beside the name, in their order. */
export const ContactColumn = z.enum([...optionalFields, 'strength', 'freshness', 'lastContact', 'evidence', 'tags'])
export type ContactColumn = z.infer<typeof ContactColumn>
export const ContactColumns = z.array(ContactColumn).max(ContactColumn.options.length)

const ContactQuery = ContactFilters.extend({
  sort: ContactSort.default('strength'),
  limit: z.int().min(1).max(100).default(50),
  cursor: z
    .string()
    .regex(/^(?:-?\d{1,7}|-)\.[0-9a-f-]{36}$/)
    .optional(),
})
export type ContactQuery = z.infer<typeof ContactQuery>

/** As many as can be chosen at once in a list. */
export const mostChosen = 1000
/** As many as one file holds. */
export const mostExported = 50_000

const ChosenContacts = z.strictObject({ contactIds: z.array(Id).min(1).max(mostChosen) })
const MatchingContacts = z.strictObject({ filters: ContactFilters })

/** Some of my contacts: those with these ids, or all that match the filters. */
export const ContactSelection = z.union([ChosenContacts, MatchingContacts])
export type ContactSelection = z.infer<typeof ContactSelection>

const columns = ContactColumns.optional().meta({
  description: 'Beside the name and the email addresses; without it the file has everything',
})
export const ContactExport = z.union([ChosenContacts.extend({ columns }), MatchingContacts.extend({ columns })])
export type ContactExport = z.infer<typeof ContactExport>

/** The name of the file that an export is saved under. */
export const exportName = 'wellmet-contacts.csv'

export const contacts = contract('network', {
  list: {
    route: 'GET /api/network/contacts',
    access: 'viewer',
    summary: 'My contacts, strongest first unless another order is asked for; what is unknown comes last',
    query: ContactQuery,
    reply: Page(ListedContact).extend({ total: z.int().meta({ description: 'How many contacts match the filters' }) }),
  },
  show: {
    route: 'GET /api/network/contacts/:id',
    access: 'viewer',
    summary: 'One of my contacts: what I know of them, the evidence, and how their strength comes about',
    reply: ContactPage,
  },
  export: {
    route: 'POST /api/network/contacts/export',
    access: 'viewer',
    summary: 'My contacts as a CSV file (RFC 4180, UTF-8), strongest first, at most 50,000; a formula is made text',
    body: ContactExport,
    reply: z.string(),
    plugIns: [textFile('text/csv', exportName)],
    rate: { points: 30, seconds: 600 },
  },
})
