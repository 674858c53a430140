import { z } from 'zod'

const feasts = [
  'easter',
  'carnival',
  'ascension',
  'pentecost',
  'halloween',
  'thanksgiving',
  'christmas',
  'newYear',
] as const

/** Further back nobody knows anything. */
const mostDays = 36_500
const mostMonths = 1_200
const latestYear = 9999
const Year = z.int().min(0).max(latestYear)

const When = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('last'), days: z.int().min(1).max(mostDays) }),
    z.strictObject({ kind: z.enum(['year', 'month', 'quarter']), offset: z.int().min(-mostMonths).max(0) }),
    z.strictObject({ kind: z.literal('in'), year: Year, until: Year.exactOptional() }),
    z.strictObject({
      kind: z.literal('since'),
      year: Year.exactOptional(),
      month: z.int().min(0).max(11).exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('inMonth'),
      month: z.int().min(0).max(11),
      year: Year.exactOptional(),
      months: z.int().min(1).max(12).exactOptional(),
    }),
    z.strictObject({ kind: z.literal('weekday'), weekday: z.int().min(0).max(6), isSince: z.boolean() }),
    z.strictObject({ kind: z.literal('feast'), feast: z.enum(feasts), isSince: z.boolean() }),
  ])
  .meta({ description: 'A span of days, counted back from today or given by the calendar; months from 0' })

const typed = z.string().meta({ description: 'The words of the question that say so' })

const QuestionCondition = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('silent'), days: z.int().min(1).max(mostDays), typed }),
    z.strictObject({ kind: z.literal('silentSince'), when: When, typed }),
    z.strictObject({ kind: z.enum(['met', 'connected', 'new', 'contacted']), when: When, typed }),
    z.strictObject({ kind: z.enum(['unanswered', 'close', 'closest', 'mine', 'teammates']), typed }),
    z.strictObject({ kind: z.literal('knownBy'), name: z.string(), typed }),
    z.strictObject({ kind: z.enum(['left', 'moved']), when: When, typed }),
  ])
  .meta({
    description:
      'What holds of time and relationship, whatever else is asked for: no contact for so long, met or connected then, known well, known by a teammate, left an employer',
  })

const QuestionPart = z.strictObject({
  part: z.enum(['word', 'role', 'company', 'former', 'background', 'sector', 'location']).meta({
    description:
      'word: a name, or anything that is none of the others. former: where they worked before. background: where they studied, what they belong to or invested in',
  }),
  anyOf: z.array(z.string().min(1).max(200)).min(1).max(10).meta({ description: 'One of these: "Stripe or Adyen"' }),
  isUnwanted: z.boolean().exactOptional().meta({ description: 'Nobody who has it' }),
  isExact: z.boolean().exactOptional().meta({ description: 'In these words and this order, as in quotes' }),
})
export type QuestionPart = z.infer<typeof QuestionPart>

const QuestionHandle = z.strictObject({
  typed: z.string(),
  email: z.string().exactOptional(),
  linkedinUrl: z.string().exactOptional(),
})

/**
 * A question once it is understood: who is looked for, in parts that can be checked, and without a word about anybody's
 * contacts. The rules fill it without help; whatever else reads a question fills the same, and the same search answers.
 */
export const TypedQuestion = z
  .strictObject({
    parts: z.array(QuestionPart).max(20).meta({ description: 'All of these' }),
    conditions: z.array(QuestionCondition).max(5),
    handles: z.array(QuestionHandle).max(25).meta({ description: 'Addresses and profiles of who is asked for' }),
  })
  .meta({ id: 'TypedQuestion' })
export type TypedQuestion = z.infer<typeof TypedQuestion>
