import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Nothing, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { contactShape } from '../contact-fields/contact-shapes.contract.ts'

export const DuplicateSide = z
  .object({
    ...contactShape,
    emails: z.array(z.string()),
    sources: z.array(z.string()).meta({ description: 'The files that name them' }),
  })
  .meta({ id: 'DuplicateSide' })
export type DuplicateSide = z.infer<typeof DuplicateSide>

export const Duplicate = z
  .object({
    contactId: Id,
    otherId: Id,
    contact: DuplicateSide,
    other: DuplicateSide,
    likelihood: z
      .enum(['likely', 'possible'])
      .meta({ description: 'Never certain: what is certain is merged already' }),
    reasons: z.array(z.string()),
  })
  .meta({ id: 'Duplicate' })
export type Duplicate = z.infer<typeof Duplicate>

export const DismissedPair = z
  .object({
    contactId: Id,
    otherId: Id,
    name: z.string(),
    otherName: z.string(),
    dismissedAt: Timestamp,
  })
  .meta({ id: 'DismissedPair' })
export type DismissedPair = z.infer<typeof DismissedPair>

const Pair = z.strictObject({ contactId: Id, otherId: Id })

export const duplicates = contract('network', {
  list: {
    route: 'GET /api/network/duplicates',
    access: 'viewer',
    summary: 'Pairs of my contacts who may be one person, and why; the likely ones first',
    query: z.strictObject({
      limit: z.int().min(1).max(100).default(25),
      cursor: z
        .string()
        .regex(/^(?:likely|possible)\.[0-9a-f-]{36}\.[0-9a-f-]{36}$/)
        .optional(),
    }),
    reply: Page(Duplicate).extend({
      total: z.int(),
      likely: z.int().meta({ description: 'How many of them are likely, and can be merged all at once' }),
    }),
  },
  mergeLikely: {
    route: 'POST /api/network/duplicates/merge-likely',
    access: 'member',
    summary: 'Merge all likely pairs; each can be undone',
    body: z.strictObject({
      likely: z
        .int()
        .min(1)
        .max(1_000_000)
        .meta({ description: 'How many I was shown; nothing is merged if there are others by now' }),
    }),
    reply: z.object({ merged: z.int() }),
  },
  dismiss: {
    route: 'POST /api/network/duplicates/dismiss',
    access: 'member',
    summary: 'Two of my contacts are not the same person: not offered again, and merged by no import',
    body: Pair,
    reply: Nothing,
    status: 204,
  },
  listDismissed: {
    route: 'GET /api/network/duplicates/dismissed',
    access: 'viewer',
    summary: 'Pairs of my contacts that I said are not the same person; the newest first, 200 at most',
    reply: Page(DismissedPair),
  },
  restore: {
    route: 'POST /api/network/duplicates/restore',
    access: 'member',
    summary: 'Take back that two of my contacts are not the same person',
    body: Pair,
    reply: Nothing,
    status: 204,
  },
})
