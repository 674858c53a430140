import { z } from 'zod'

/** What a claim can be about. One kind is one way of knowing something; a sentence rests on claims and on nothing else. */
export const ClaimKind = z.enum([
  'asker',
  'self_description',
  'goal',
  'works_at',
  'worked_at',
  'based_in',
  'worked_together',
  'teammates',
  'connected',
  'listed',
  'messages',
  'meetings',
  'last_contact',
  'in_touch',
  'one_way',
  'seen_together',
  'said',
  'confirmed',
  'denied',
  'asked',
  'answered',
  'introduced',
  'meeting_booked',
])
export type ClaimKind = z.infer<typeof ClaimKind>

export const ClaimParty = z.object({ id: z.string(), name: z.string() })
export type ClaimParty = z.infer<typeof ClaimParty>

/** What stands in the rows; absent where they do not say it. */
export const ClaimValues = z
  .object({
    title: z.string(),
    company: z.string(),
    place: z.string(),
    people: z.int(),
    count: z.int(),
    since: z.int().meta({ description: 'A year' }),
    until: z.int().meta({ description: 'A year' }),
    on: z.iso.date(),
    isNow: z.boolean(),
    freshness: z.enum(['fresh', 'warm', 'cooling', 'dormant', 'unknown']),
    familiarity: z.enum(['well', 'somewhat', 'barely']),
    reply: z.enum(['introduce', 'ask_target', 'name_drop', 'declined']),
    text: z.string(),
  })
  .partial()
export type ClaimValues = z.infer<typeof ClaimValues>

export const Claim = z
  .object({
    id: z.string().meta({ description: 'The same for the same fact, however often it is asked for' }),
    kind: ClaimKind,
    subject: ClaimParty,
    others: z.array(ClaimParty).meta({ description: 'Whom else it is about' }),
    values: ClaimValues,
    evidenceIds: z.array(z.string()).min(1).meta({ description: 'The rows that it rests on' }),
    text: z.string().meta({ description: 'The claim as a sentence to me, in my language' }),
  })
  .meta({ id: 'Claim', description: 'One fact that I may see, with the evidence for it' })
export type Claim = z.infer<typeof Claim>

export const Verdict = z.enum(['backed', 'contradicted', 'not_backed', 'no_claim']).meta({
  description:
    'backed: evidence says so; contradicted: evidence says otherwise; not_backed: everything else; no_claim: a greeting, a wish or a question that says nothing about anybody',
})
export type Verdict = z.infer<typeof Verdict>
