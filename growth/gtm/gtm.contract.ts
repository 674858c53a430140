import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const Purchase = z
  .object({
    id: Id,
    reference: z.string(),
    email: z.string().nullable().meta({ description: 'Null where the lead was deleted' }),
    state: z.enum(['pending', 'confirmed', 'refused', 'expired']).meta({
      description: 'An admin confirms it among the approvals. expired: none did; report it again to ask again',
    }),
    createdAt: Timestamp,
    settledAt: Timestamp.nullable(),
  })
  .meta({ id: 'Purchase' })

export const purchases = contract('gtm', {
  list: {
    route: 'GET /api/gtm/purchases',
    access: 'member',
    summary: 'What programs reported as bought, newest first',
    reply: z.object({ items: z.array(Purchase) }),
  },
})
