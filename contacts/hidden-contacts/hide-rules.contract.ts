import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Name, Nothing, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { hideRulesMessages } from './hide-rules.messages.ts'

export const Domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,24}$/, {
    error: () => hideRulesMessages.domainFormat(),
  })

/** What is to be hidden from everybody but me, also from those with whom I share my network. */
export const NewHideRule = z.union([
  z.strictObject({ contactId: Id }),
  z.strictObject({ company: Name }),
  z.strictObject({ domain: Domain }),
])
export type NewHideRule = z.infer<typeof NewHideRule>

export const HideRule = z
  .object({
    id: Id,
    kind: z.enum(['contact', 'company', 'domain']),
    contact: z.object({ id: Id, name: z.string() }).nullable(),
    company: z.string().nullable(),
    domain: z.string().nullable(),
    contacts: z.int().meta({ description: 'How many of my contacts it hides' }),
    createdAt: Timestamp,
  })
  .meta({ id: 'HideRule' })
export type HideRule = z.infer<typeof HideRule>

export const mostHideRules = 500

export const hideRules = contract('network', {
  list: {
    route: 'GET /api/network/hide-rules',
    access: 'viewer',
    summary: 'What I hide from everybody else, newest first',
    reply: Page(HideRule).extend({ total: z.int(), contacts: z.int().meta({ description: 'Hidden by any of them' }) }),
  },
  hide: {
    route: 'POST /api/network/hide-rules',
    access: 'member',
    summary: 'Hide a contact, a company or a domain; holds at once, and for every later import',
    body: NewHideRule,
    reply: HideRule,
    status: 201,
  },
  hideMany: {
    route: 'POST /api/network/hide-rules/contacts',
    access: 'member',
    summary: 'Hide several of my contacts at once, each by a rule of its own',
    body: z.strictObject({ contactIds: z.array(Id).min(1).max(mostHideRules) }),
    reply: z.object({ hidden: z.int().meta({ description: 'How many were not hidden one by one before' }) }),
  },
  remove: {
    route: 'DELETE /api/network/hide-rules/:id',
    access: 'member',
    summary: 'Lift a hiding; those whom nothing else hides are shown again to whom I share with',
    reply: Nothing,
    status: 204,
  },
})
