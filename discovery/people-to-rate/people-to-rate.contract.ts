import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'

export const mostAtOnce = 20
/** Whoever was skipped is asked about again after so many days. */
export const skippedDays = 30

export const PersonToRate = z
  .object({
    id: Id,
    name: z.string(),
    title: z.string().nullable(),
    company: z.string().nullable(),
    connectedYear: z.int().nullable(),
    targets: z.int().meta({ description: 'Before how many of my targets they stand' }),
  })
  .meta({ id: 'PersonToRate' })
export type PersonToRate = z.infer<typeof PersonToRate>

export const peopleToRate = contract('network', {
  list: {
    route: 'GET /api/network/people-to-rate',
    access: 'viewer',
    summary:
      'Contacts of mine of whom nothing says how well I know them, first those whose rating would move most paths',
    query: z.strictObject({ limit: z.int().min(1).max(mostAtOnce).default(mostAtOnce) }),
    reply: z.object({
      items: z.array(PersonToRate),
      left: z.int().meta({ description: 'How many there are in all' }),
      rated: z.int().meta({ description: 'How many contacts I have rated' }),
    }),
  },
})
