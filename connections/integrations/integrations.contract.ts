import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { accountStates, providerCategories } from '../engine/engine.contract.ts'

export const integrationCategories = [...providerCategories, 'people_data'] as const

const Id = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/)
  .meta({ description: 'As in GET /api/integrations/providers' })

/** An outside service that Wellmet works with. */
export const Integration = z
  .object({
    id: Id,
    label: z.string(),
    category: z.enum(integrationCategories),
    connectedBy: z.enum(['member', 'server']).meta({
      description: 'member: with an account of my own · server: the operator has one for everybody',
    }),
    isAvailable: z.boolean().meta({ description: 'Whether this server is set up for it' }),
    state: z.enum(accountStates).meta({ description: 'Of my account that works best' }),
    accounts: z.int().meta({ description: 'How many accounts of mine there are' }),
  })
  .meta({ id: 'Integration' })
export type Integration = z.infer<typeof Integration>

export const IntegrationOffer = Integration.pick({
  id: true,
  label: true,
  category: true,
  connectedBy: true,
  isAvailable: true,
})
export type IntegrationOffer = z.infer<typeof IntegrationOffer>

export const integrations = contract('integrations', {
  providers: {
    route: 'GET /api/integrations/providers',
    access: 'viewer',
    summary: 'All outside services that Wellmet works with',
    reply: z.object({ items: z.array(IntegrationOffer) }),
  },
  categories: {
    route: 'GET /api/integrations/categories',
    access: 'viewer',
    summary: 'What they are for',
    reply: z.object({
      items: z.array(
        z.object({ category: z.enum(integrationCategories), label: z.string(), integrations: z.array(Id) }),
      ),
    }),
  },
  connected: {
    route: 'GET /api/integrations/connected',
    access: 'viewer',
    summary: 'Those that are connected for me, working or not',
    reply: z.object({ items: z.array(Integration) }),
  },
  status: {
    route: 'GET /api/integrations/status',
    access: 'viewer',
    summary: 'How many are connected for me, and which of them need me',
    reply: z.object({
      connected: z.int(),
      needAttention: z.array(Id).meta({ description: 'Those whose access ended or that could not be reached' }),
    }),
  },
  show: {
    route: 'GET /api/integrations/:id',
    access: 'viewer',
    summary: 'One of them',
    params: z.strictObject({ id: Id }),
    reply: Integration,
  },
})
