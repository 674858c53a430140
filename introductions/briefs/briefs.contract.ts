import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** Where a line is dealt with. */
export const BriefPage = z
  .enum(['request', 'conversation', 'ask', 'approvals', 'contact', 'path', 'screen'])
  .meta({ description: 'conversation: the emails with the target where I connected my mailbox, otherwise the request' })
export type BriefPage = z.infer<typeof BriefPage>

export const BriefLine = z
  .object({
    id: z.string(),
    who: z
      .object({ id: z.string(), name: z.string() })
      .nullable()
      .meta({ description: 'Whose portrait stands beside it' }),
    title: z.string(),
    text: z.string(),
    action: z
      .object({
        label: z.string(),
        spoken: z.string().meta({ description: 'The same with the name of whom it is about' }),
      })
      .nullable()
      .meta({ description: 'Null for somebody who may only look' }),
    page: BriefPage,
    pageId: z
      .string()
      .nullable()
      .meta({ description: 'Of the request, the contact or the person; of a screen its address' }),
    email: z
      .object({ to: z.string(), subject: z.string() })
      .nullable()
      .meta({ description: 'The action is an email from the reader’s own mailbox' }),
    at: Timestamp.nullable().meta({ description: 'When it happened, where it is news' }),
    isYourTurn: z.boolean().meta({ description: 'It waits for me; news may do so too, and is no turn as well' }),
  })
  .meta({ id: 'BriefLine' })
export type BriefLine = z.infer<typeof BriefLine>

export const Brief = z
  .object({
    news: z
      .array(BriefLine)
      .meta({ description: 'What others did for me in the last week, newest first, at most three' }),
    turns: z.array(BriefLine).meta({ description: 'What waits for me, by what waiting costs, at most twenty' }),
    turnCount: z.int().meta({ description: 'How many there are in all' }),
    signals: z
      .array(BriefLine)
      .meta({ description: 'What happened about people and companies, newest first, at most three' }),
    thank: BriefLine.nullable().meta({ description: 'Whose introduction led to a meeting in the last two weeks' }),
    reconnect: BriefLine.nullable().meta({ description: 'With whom I am about to lose touch' }),
  })
  .meta({ id: 'Brief', description: 'The day at a glance; the morning email says the same' })
export type Brief = z.infer<typeof Brief>

export const briefs = contract('dashboard', {
  show: {
    route: 'GET /api/dashboard/brief',
    access: 'viewer',
    summary: 'Good news, what waits for me, whom to thank and with whom to get back in touch',
    reply: Brief,
  },
})
