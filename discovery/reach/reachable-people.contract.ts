import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { StrengthLabel } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { Notice } from '@wellmet/graph/paths/paths.contract.ts'
import { NetworkSearch, RankedPerson, SearchCursor, SearchPage } from '../people-search/people.contract.ts'
import { RecommendedPeople } from '../recommendations/recommendations.contract.ts'

export const EvidenceChip = z.object({
  kind: z.enum(['messages', 'meetings', 'connection', 'member', 'together', 'employer']),
  label: z.string(),
})
export type EvidenceChip = z.infer<typeof EvidenceChip>

export const DashboardPerson = RankedPerson.extend({
  warmPathCount: z.int().meta({ description: 'Paths to them, the direct one included' }),
  evidenceChips: z.array(EvidenceChip).meta({ description: 'What the ways rest on, the strongest first, at most six' }),
  sharedCommunities: z.array(z.string()),
  sharedAlumni: z.array(z.string()).meta({ description: 'Schools and former employers where both of us were' }),
  investorNetworkMatch: z
    .array(z.string())
    .meta({ description: 'In sentences: what they invested in and I am part of, or the other way round' }),
  connectorReputation: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .meta({ description: 'From the outcomes of earlier introductions; null is unknown' }),
  relationshipStrength: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .meta({ description: 'Mine with them, or where I do not know them that of who knows them best. Null is unknown' }),
  relationshipStrengthLabel: StrengthLabel,
  relationshipConfidence: z.int().min(0).max(100).meta({ description: 'How sure the best way is' }),
  recommendedPeople: RecommendedPeople.optional().meta({ description: 'Where the list is in that order' }),
}).meta({ id: 'DashboardPerson' })
export type DashboardPerson = z.infer<typeof DashboardPerson>

export const PeopleOrder = z.enum(['reach', 'worth-meeting', 'targets', 'best']).meta({
  description:
    'reach: how well I can reach them. worth-meeting: of people two steps away, whom it is worth to meet. targets: the people whom my open missions and target lists want and I do not know yet. best: the targets if I have a mission or a path to any of them, otherwise whom it is worth to meet',
})
export type PeopleOrder = z.infer<typeof PeopleOrder>

export const reachablePeople = contract('dashboard', {
  list: {
    route: 'GET /api/dashboard/people',
    access: 'viewer',
    summary: 'Whom I can reach best, with what the ways rest on',
    query: z.strictObject({
      limit: z.int().min(1).max(50).default(25),
      cursor: SearchCursor.optional(),
      filter: NetworkSearch.shape.filter,
      sort: PeopleOrder.default('reach'),
      known: z.enum(['everybody', 'strangers', 'contacts']).default('everybody').meta({
        description: 'In the order reach: everybody, only people whom I don’t know yet, or only my own contacts',
      }),
      varied: z.boolean().default(false).meta({
        description:
          'At most two people through one connector, and two at one company unless others are missing or have less than half of the chance; there is no next page',
      }),
    }),
    reply: z.object({
      results: z.array(DashboardPerson).meta({ description: 'Best first' }),
      sort: PeopleOrder.exclude(['best']).meta({ description: 'The order they are in' }),
      notice: Notice.optional(),
      ...SearchPage.shape,
    }),
  },
})
