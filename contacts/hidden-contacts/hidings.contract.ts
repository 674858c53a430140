import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Name, Nothing, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,24}$/, 'is written like example.com')

/** What is to be hidden from everybody but me, also from those with whom I share my network. */
export const NewHiding = z.union([
  z.strictObject({ contactId: Id }),
  z.strictObject({ company: Name }),
  z.strictObject({ domain: Domain }),
])
export type NewHiding = z.infer<typeof NewHiding>

export const Hiding = z
  .object({
    id: Id,
    kind: z.enum(['contact', 'company', 'domain']),
    contact: z.object({ id: Id, name: z.string() }).nullable(),
    company: z.string().nullable(),
    domain: z.string().nullable(),
    contacts: z.int().meta({ description: 'How many of my contacts it hides' }),
    createdAt: Timestamp,
  })
  .meta({ id: 'Hiding' })
export type Hiding = z.infer<typeof Hiding>

export const mostHidings = 500

export const hidings = contract('network', {
  list: {
    route: 'GET /api/network/hidings',
    access: 'viewer',
    summary: 'What I hide from everybody else, newest first',
    reply: Page(Hiding).extend({ total: z.int(), contacts: z.int().meta({ description: 'Hidden by any of them' }) }),
  },
  hide: {
    route: 'POST /api/network/hidings',
    access: 'member',
    summary: 'Hide a contact, a company or a domain; holds at once, and for every later import',
    body: NewHiding,
    reply: Hiding,
    status: 201,
  },
  lift: {
    route: 'DELETE /api/network/hidings/:id',
    access: 'member',
    summary: 'Lift a hiding; those whom nothing else hides are shown again to whom I share with',
    reply: Nothing,
    status: 204,
  },
})
