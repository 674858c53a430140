import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Nothing, secret, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const LumaAccess = z.strictObject({
  apiKey: secret(Text(300).regex(/^[\w-]{8,300}$/)),
})

export const guestStates = ['coming', 'pending', 'waitlisted', 'invited', 'declined'] as const
export type GuestState = (typeof guestStates)[number]

const Count = z.int().min(0)

/** An event that the workspace hosts. */
export const Gathering = z
  .object({
    id: Id,
    name: z.string(),
    url: z.url().nullable(),
    startsAt: Timestamp,
    endsAt: Timestamp.nullable(),
    isComing: z.boolean().meta({ description: 'It has not ended yet' }),
    coming: Count.meta({ description: 'Guests whose place is confirmed' }),
    checkedIn: Count,
    isSmall: z
      .boolean()
      .meta({ description: 'At most 60 guests: having checked in at it is weak evidence that two may have met' }),
    readAt: Timestamp.nullable().meta({ description: 'When its guests were last read' }),
    isMine: z.boolean().meta({ description: 'From a calendar that I connected, so I can read it again' }),
  })
  .meta({ id: 'Gathering' })
export type Gathering = z.infer<typeof Gathering>

const Subscriber = z.object({ email: z.string(), name: z.string().nullable(), addedAt: Timestamp.nullable() })

const hour = 3600

export const gatherings = contract('luma', {
  sync: {
    route: 'POST /api/luma/events/:id/sync',
    access: 'member',
    summary: 'Read the guests of an event again, now',
    reply: Gathering,
    rate: { points: 60, seconds: hour },
  },
  subscribers: {
    route: 'GET /api/luma/newsletter/subscribers',
    access: 'member',
    summary: 'Who subscribed to my calendar at Luma, as Luma lists them now. Nothing of it is stored',
    query: z.strictObject({ cursor: Text(500).optional() }),
    reply: z.object({ items: z.array(Subscriber), next: z.string().nullable() }),
    rate: { points: 120, seconds: hour },
  },
  addSubscriber: {
    route: 'POST /api/luma/newsletter/add',
    access: 'member',
    summary:
      'Add one lead who agreed to the newsletter to the subscribers of my calendar. Refused without that consent',
    body: z.strictObject({ leadId: Id }),
    reply: Nothing,
    status: 204,
    rate: { points: 300, seconds: hour },
  },
})
