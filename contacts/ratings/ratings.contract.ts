import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Nothing, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { Familiarity } from '../contact-list/contacts.contract.ts'

export const Rating = z
  .object({
    id: Id,
    familiarity: Familiarity,
    ratedAt: Timestamp,
    before: Familiarity.nullable().meta({ description: 'What I had said before: an undo says it again' }),
  })
  .meta({ id: 'Rating' })
export type Rating = z.infer<typeof Rating>

const often = { points: 600, seconds: 3600 }

export const ratings = contract('network', {
  rate: {
    route: 'PUT /api/network/ratings/:id',
    access: 'member',
    summary: 'Say how well I know one of my contacts. Every path of mine follows it at once; nobody else sees it',
    body: z.strictObject({ familiarity: Familiarity }),
    reply: Rating,
    rate: often,
  },
  skip: {
    route: 'PUT /api/network/ratings/:id/skip',
    access: 'member',
    summary: 'Rather not say how well I know one of my contacts: they are asked about again after 30 days',
    reply: Nothing,
    status: 204,
    rate: often,
  },
  takeBack: {
    route: 'DELETE /api/network/ratings/:id',
    access: 'member',
    summary: 'Take back what I said of one of my contacts, or that I skipped them',
    reply: Nothing,
    status: 204,
  },
})
