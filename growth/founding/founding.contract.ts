import { z } from 'zod'
import { Entitlement } from '@wellmet/account/billing/billing.contract.ts'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { roadmapStages } from '../content/roadmap-stages.contract.ts'

export const foundingPlaces = 100

export const RoadmapItem = z
  .object({
    id: Id,
    title: z.string(),
    summary: z.string(),
    stage: z.enum(roadmapStages).meta({ description: 'What became of it' }),
    url: z.string().nullable(),
    votes: z.int(),
    isMine: z.boolean().meta({ description: 'Whether I voted for it' }),
    changedAt: Timestamp,
  })
  .meta({ id: 'RoadmapItem' })
export type RoadmapItem = z.infer<typeof RoadmapItem>

export const FoundingDashboard = z
  .object({
    places: z.literal(foundingPlaces),
    taken: z.int(),
    member: z
      .object({ number: z.int(), since: Timestamp })
      .nullable()
      .meta({ description: 'Null if this workspace is not among the first hundred' }),
    plan: z.string().nullable(),
    got: z
      .array(
        z.object({
          entitlement: Entitlement,
          source: z.enum(['subscription', 'trial', 'gift', 'contract']),
          until: Timestamp.nullable().meta({ description: 'Null: without an end' }),
        }),
      )
      .meta({ description: 'What the workspace may use, and from where' }),
    items: z.array(RoadmapItem).meta({ description: 'Most votes first' }),
  })
  .meta({ id: 'FoundingDashboard' })
export type FoundingDashboard = z.infer<typeof FoundingDashboard>

export const RoadmapVote = z.strictObject({
  itemId: Id,
  isFor: z.boolean().meta({ description: 'False takes the vote back' }),
})
export type RoadmapVote = z.infer<typeof RoadmapVote>

export const founding = contract('founding', {
  dashboard: {
    route: 'GET /api/founding/dashboard',
    access: 'viewer',
    keys: 'never',
    summary: 'The number of this workspace among the first hundred customers, what it got, and the roadmap with votes',
    reply: FoundingDashboard,
  },
  vote: {
    route: 'POST /api/founding/roadmap/vote',
    access: 'member',
    keys: 'never',
    summary: 'Vote for an item of the roadmap, once per person, or take the vote back',
    body: RoadmapVote,
    reply: RoadmapItem.pick({ id: true, votes: true, isMine: true }),
    rate: { points: 60, seconds: 60 },
  },
})
