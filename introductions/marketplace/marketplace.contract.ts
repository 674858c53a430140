import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { FreshnessLabel } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { PathInFull } from '@wellmet/graph/paths/paths.contract.ts'
import { ConnectorStanding } from '../outcomes/outcomes.contract.ts'

export const Availability = z
  .object({
    canAsk: z.boolean(),
    reason: z.enum(['not_this_one', 'quiet', 'limit', 'batch_day', 'no_email']).nullable().meta({
      description: 'By class: which rule about whom is the connector’s own business. `no_email`: we can’t email them',
    }),
    nextAllowedAt: Timestamp.nullable().meta({
      description: 'From when they may be asked, where not now; null when waiting does not help',
    }),
  })
  .meta({ id: 'Availability' })
export type Availability = z.infer<typeof Availability>

export const MarketConnector = ConnectorStanding.extend({
  peopleInReach: z.int().nullable().meta({ description: 'Whom they may bring me to; null is not known' }),
  availability: Availability,
}).meta({ id: 'MarketConnector' })
export type MarketConnector = z.infer<typeof MarketConnector>

export const MarketRoute = z
  .object({
    connector: z.object({ personId: Id, name: z.string(), kind: z.enum(['member', 'contact']) }),
    path: PathInFull,
    reputation: z.int().min(0).max(100).nullable(),
    openAsks: z.int(),
    freshnessLabel: FreshnessLabel.meta({ description: 'Of my contact with the connector' }),
    why: z.array(z.string()),
  })
  .meta({ id: 'MarketRoute' })
export type MarketRoute = z.infer<typeof MarketRoute>

export const RoutesToTarget = z
  .object({
    target: z.object({ id: Id, name: z.string(), company: z.string().nullable(), role: z.string().nullable() }),
    routes: z.array(MarketRoute).meta({ description: 'Best first' }),
    notice: z.object({ code: z.string(), message: z.string(), next: z.string() }).nullable(),
  })
  .meta({ id: 'RoutesToTarget' })
export type RoutesToTarget = z.infer<typeof RoutesToTarget>

const Market = z.object({
  connectors: z.array(MarketConnector).meta({ description: 'Best reputation first, unknown ones last' }),
  notice: z.object({ code: z.string(), message: z.string(), next: z.string() }).nullable(),
})

const costly = { points: 120, seconds: 60 }

export const marketplace = contract('graph', {
  overview: {
    route: 'GET /api/graph/intro-marketplace',
    access: 'viewer',
    summary: 'Whom I can ask: what they did before, what waits with them, and when they may be asked',
    reply: Market,
    rate: costly,
  },
  routes: {
    route: 'GET /api/graph/intro-marketplace/routes/:targetId',
    access: 'viewer',
    summary: 'Connectors for one person, the likeliest introduction first',
    params: z.object({ targetId: Id }),
    reply: RoutesToTarget,
    rate: costly,
  },
})

export const bridgedMarketplace = contract('dashboard', {
  overview: {
    route: 'GET /api/dashboard/intro-marketplace',
    access: 'viewer',
    summary: 'The marketplace as the dashboard shows it',
    reply: Market,
    rate: costly,
  },
  routes: {
    route: 'GET /api/dashboard/intro-marketplace/routes',
    access: 'viewer',
    summary: 'Routes to one person; without one, to those whom I can reach best and do not know',
    query: z.strictObject({ targetId: Id.optional(), limit: z.int().min(1).max(10).default(5) }),
    reply: z.object({ targets: z.array(RoutesToTarget) }),
    rate: costly,
  },
})
