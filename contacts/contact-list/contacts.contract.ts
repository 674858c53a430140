import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Name, Page, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const FreshnessLabel = z.enum(['fresh', 'warm', 'cooling', 'dormant', 'unknown'])
export type FreshnessLabel = z.infer<typeof FreshnessLabel>
export const StrengthLabel = z.enum(['strong', 'good', 'fair', 'weak', 'unknown'])

export const Contact = z
  .object({
    id: Id,
    name: z.string(),
    title: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    strength: z.int().min(0).max(100).nullable().meta({ description: 'Null is unknown, which is not zero' }),
    strengthLabel: StrengthLabel,
    freshness: FreshnessLabel,
    lastContactOn: z.iso.date().nullable(),
    isTwoWay: z.boolean(),
    messages: z.int(),
    meetings: z.int(),
  })
  .meta({ id: 'Contact' })
export type Contact = z.infer<typeof Contact>

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
})

export const ContactPage = z
  .object({
    contact: Contact,
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    linkedinUrl: z.string().nullable(),
    connectedOn: z.iso.date().nullable(),
    sources: z.array(z.string()),
    firstSeenAt: Timestamp,
    breakdown: StrengthBreakdown.nullable(),
    evidence: z.array(ContactEvidence).meta({ description: 'The newest 200' }),
    warmth: z
      .array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), strength: z.int().min(0).max(100).nullable() }))
      .meta({
        description:
          'The strength at the end of each of the last 24 months, by the same formula; null before any contact',
      }),
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
})
export type ContactFilters = z.infer<typeof ContactFilters>

const ContactQuery = ContactFilters.extend({
  limit: z.int().min(1).max(100).default(50),
  cursor: z
    .string()
    .regex(/^(?:\d{1,4}|-)\.[0-9a-f-]{36}$/)
    .optional(),
})
export type ContactQuery = z.infer<typeof ContactQuery>

export const contacts = contract('network', {
  list: {
    route: 'GET /api/network/contacts',
    access: 'viewer',
    summary: 'My contacts, strongest first; those of unknown strength last',
    query: ContactQuery,
    reply: Page(Contact).extend({ total: z.int().meta({ description: 'How many contacts match the filters' }) }),
  },
  show: {
    route: 'GET /api/network/contacts/:id',
    access: 'viewer',
    summary: 'One of my contacts: what I know of them, the evidence, and how their strength comes about',
    reply: ContactPage,
  },
})
