import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { FreshnessLabel, StrengthLabel } from '@wellmet/contacts/contact-list/contacts.contract.ts'

const Known = z.object({
  id: Id,
  name: z.string(),
  title: z.string().nullable(),
  company: z.string().nullable(),
  personState: PersonState,
})
const Strength = z.int().min(0).max(100)
const Counts = <L extends string>(labels: readonly L[]) =>
  z.object(Object.fromEntries(labels.map((label) => [label, z.int()])) as Record<L, z.ZodInt>)
const UnknownOr = Strength.nullable().meta({ description: 'Null is unknown, which is not zero' })

export const Movement = z
  .object({
    contact: Known,
    strength: Strength,
    before: z.object({ days30: UnknownOr, days90: UnknownOr }),
    change: z.int().nullable().meta({ description: 'Since then, in points; null when nothing was known then' }),
    days: z.union([z.literal(30), z.literal(90)]).meta({ description: 'How long ago "then" was' }),
    sentence: z.string(),
  })
  .meta({ id: 'Movement' })
export type Movement = z.infer<typeof Movement>

export const ContactChange = z
  .object({
    contact: Known,
    at: Timestamp,
    kind: z.enum(['new company', 'new title', 'possible new company']).meta({
      description: 'possible new company: mail comes from another company now, which is no more than a hint',
    }),
    sentence: z.string(),
  })
  .meta({ id: 'ContactChange' })
export type ContactChange = z.infer<typeof ContactChange>

export const Quiet = z
  .object({
    contact: Known,
    strength: Strength.meta({ description: 'On the day of the last contact' }),
    lastContactOn: z.iso.date(),
    dormantOn: z.iso.date(),
    sentence: z.string(),
  })
  .meta({ id: 'Quiet' })
export type Quiet = z.infer<typeof Quiet>

export const OneSided = z
  .object({ contact: Known, messages: z.int(), lastContactOn: z.iso.date(), sentence: z.string() })
  .meta({ id: 'OneSided' })
export type OneSided = z.infer<typeof OneSided>

export const Insights = z
  .object({
    contacts: z.int(),
    strengths: Counts(StrengthLabel.options).meta({ description: 'How many contacts of each strength' }),
    freshness: Counts(FreshnessLabel.options).meta({ description: 'How many contacts of each freshness' }),
    warming: z.array(Movement).meta({ description: 'Most first; contact both ways only' }),
    cooling: z.array(Movement).meta({ description: 'Most first; contact both ways only' }),
    changed: z.array(ContactChange).meta({ description: 'Newest first' }),
    goingQuiet: z
      .array(Quiet)
      .meta({ description: 'Good ties that will be dormant within 14 days, the soonest first' }),
    reciprocity: z.object({
      bothWays: z.int(),
      onlyYou: z.int().meta({ description: 'You wrote, nothing came back' }),
      onlyThem: z.int().meta({ description: 'They wrote, nothing went back' }),
      unanswered: z.array(OneSided).meta({ description: 'Of those to whom only you wrote, the latest' }),
      unreturned: z.array(OneSided).meta({ description: 'Of those who wrote to you alone, the latest' }),
    }),
    coverage: z.object({
      unknown: z.int().meta({ description: 'Contacts of unknown strength' }),
      withoutContact: z.int().meta({ description: 'Contacts with whom no contact is on record, a connection at most' }),
      unknownShare: Strength.nullable().meta({ description: 'Of all contacts, in per cent; null without any' }),
      sentence: z.string(),
      next: z.string().nullable().meta({ description: 'What to bring in next; null when every kind is there' }),
    }),
    note: z.string().nullable().meta({ description: 'What was left out, if anything was' }),
  })
  .meta({ id: 'RelationshipInsights' })
export type Insights = z.infer<typeof Insights>

export const insights = contract('network', {
  show: {
    route: 'GET /api/network/relationship-intelligence',
    access: 'viewer',
    summary: 'What is warming, cooling and changed among my contacts, and whom to write to',
    query: z.strictObject({ limit: z.int().min(1).max(50).default(10).meta({ description: 'Of each list' }) }),
    reply: Insights,
  },
})
