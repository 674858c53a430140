import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Nothing, secret, Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** Of one member. */
export const mostCards = 100

const Doors = z.int().meta({ description: 'Introductions by them that led to a meeting: counted, never typed' })

export const ThankYouCard = z
  .object({
    id: Id,
    connector: z.string(),
    doors: Doors,
    text: z.string().nullable().meta({ description: 'Null until they agree, and once they do not any more' }),
    state: z.enum(['asked', 'agreed', 'declined', 'withdrawn']),
    by: z.string().meta({ description: 'Who says thanks' }),
    isMine: z.boolean(),
    askedAt: Timestamp,
    answeredAt: Timestamp.nullable(),
  })
  .meta({ id: 'ThankYouCard' })
export type ThankYouCard = z.infer<typeof ThankYouCard>

const Candidate = z
  .object({
    requestId: Id.meta({ description: 'One of the introductions, which says who they are' }),
    connector: z.string(),
    doors: Doors,
    canBeAsked: z.boolean().meta({ description: 'Whether they are a teammate or have an email address' }),
  })
  .meta({ id: 'ThankYouCandidate' })

export const ThankYous = z
  .object({
    cards: z.array(ThankYouCard).meta({ description: 'Those of the workspace that are agreed to, and all of mine' }),
    candidates: z.array(Candidate).meta({ description: 'Who opened doors for me and was not asked yet' }),
    asked: z.array(ThankYouCard).meta({ description: 'Cards about me, whatever I said' }),
  })
  .meta({ id: 'ThankYous' })
export type ThankYous = z.infer<typeof ThankYous>

const Answer = z.strictObject({ answer: z.enum(['agree', 'withdraw']) })
export type Answer = z.infer<typeof Answer>['answer']

export const ThankYouToken = z.strictObject({ token: secret(z.string().regex(/^[\w-]{43}$/)) })

export const ThankYouQuestion = z
  .object({
    workspace: z.string(),
    by: z.string(),
    text: z.string().meta({ description: 'What the card says' }),
    state: ThankYouCard.shape.state,
  })
  .meta({ id: 'ThankYouQuestion' })
export type ThankYouQuestion = z.infer<typeof ThankYouQuestion>

const guessing = { points: 30, seconds: 60 }

export const thankYous = contract('cms', {
  list: {
    route: 'GET /api/cms/viral-hooks',
    access: 'viewer',
    summary: 'Thank-you cards, each only while the connector agrees, and who could be thanked next',
    reply: ThankYous,
  },
  ask: {
    route: 'POST /api/cms/viral-hooks',
    access: 'member',
    summary: 'Ask a connector whether I may thank them in public: a teammate in the app, others by email',
    body: z.strictObject({ requestId: Id }),
    reply: ThankYous,
    status: 201,
    rate: { points: 20, seconds: 3600 },
  },
  answer: {
    route: 'POST /api/cms/viral-hooks/:id/answer',
    access: 'viewer',
    summary: 'Agree to a card about me, or take that back; the card is gone at once',
    body: Answer,
    reply: ThankYous,
  },
  remove: {
    route: 'DELETE /api/cms/viral-hooks/:id',
    access: 'member',
    summary: 'Delete a card of mine',
    reply: Nothing,
    status: 204,
  },
})

export const thankYouQuestions = contract('cms', {
  show: {
    route: 'GET /api/cms/thank-you-questions/:token',
    access: 'anyone',
    summary: 'What a card about me says, by the link in my email; changes nothing',
    params: ThankYouToken,
    reply: ThankYouQuestion,
    rate: guessing,
  },
  answer: {
    route: 'POST /api/cms/thank-you-questions/:token',
    access: 'anyone',
    summary: 'Agree to a card about me, or take that back, as often as I like',
    params: ThankYouToken,
    body: Answer,
    reply: ThankYouQuestion,
    rate: guessing,
  },
})
