import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Id, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { FreshnessLabel } from '../contacts/contacts.contract.ts'
import { Notice, Path } from '../paths/paths.contract.ts'

export const LastUpdated = z.object({
  at: Timestamp,
  source: z.string(),
  ageDays: z.int(),
  label: FreshnessLabel,
})

export const Profile = z
  .object({
    id: Id,
    name: z.string(),
    role: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    trustRank: z.int().min(0).max(100),
    source: z.enum(['graph', 'database', 'pdl']),
    path: Path,
    connectorCount: z.int(),
    lastUpdated: LastUpdated,
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

export const LookupQuestion = z
  .strictObject({ email: EmailAddress.optional(), linkedinUrl: z.string().trim().min(3).max(300).optional() })
  .refine(
    ({ email, linkedinUrl }) => email !== undefined || linkedinUrl !== undefined,
    'needs an e-mail address or a LinkedIn address',
  )
export type LookupQuestion = z.infer<typeof LookupQuestion>

export const NetworkSearch = z.strictObject({
  query: Text(200, 0).optional().meta({
    description: 'Names, companies, roles and places in any order, "phrases" in quotes; without it, the best in reach',
  }),
  limit: z.int().min(1).max(25).default(12),
  filter: z.enum(['all', 'founders', 'investors', 'high-trust']).default('all'),
})
export type NetworkSearch = z.infer<typeof NetworkSearch>

const Probability = z.number().min(0).max(1).nullable()

export const ConnectorInsight = z
  .object({
    trustScore: z.int().min(0).max(100).meta({ description: 'How far the best way can be relied on' }),
    replyProbability: Probability.meta({
      description: 'That whom to write to answers: the connector, or the person where none is needed. Null is unknown',
    }),
    introProbability: Probability.meta({
      description: 'That an introduction is made and taken up. Null is unknown, or none is needed',
    }),
    reputationScore: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .meta({ description: 'From the outcomes of what they were asked before. Null is unknown' }),
    freshnessLabel: FreshnessLabel.meta({ description: 'Of the contact with whom to write to' }),
  })
  .meta({ id: 'ConnectorInsight' })
export type ConnectorInsight = z.infer<typeof ConnectorInsight>

export const RankedPerson = Profile.extend({
  whyRanked: z.array(z.string()),
  connectorInsight: ConnectorInsight,
}).meta({ id: 'RankedPerson' })
export type RankedPerson = z.infer<typeof RankedPerson>

export const NetworkFound = z
  .object({
    results: z.array(RankedPerson).meta({ description: 'Best first' }),
    notice: Notice.optional().meta({ description: 'When the evidence is weak or nobody was found: what to do next' }),
    corrected: z
      .array(z.object({ typed: z.string(), meant: z.string() }))
      .optional()
      .meta({ description: 'What was taken for a slip, where that led to somebody' }),
    total: z.int().optional().meta({ description: 'How many there are, where they were counted' }),
  })
  .meta({ id: 'NetworkFound' })
export type NetworkFound = z.infer<typeof NetworkFound>

const often = { points: 300, seconds: 60 }

export const people = contract('people', {
  findInNetwork: {
    route: 'GET /api/people/network-search',
    access: 'viewer',
    summary: 'People in reach, ranked by how well they match and how well I can reach them',
    query: NetworkSearch,
    reply: NetworkFound,
    rate: often,
  },
  searchNetwork: {
    route: 'POST /api/people/network-search',
    access: 'viewer',
    summary: 'The same by body: a query in the address may end up in a log',
    body: NetworkSearch,
    reply: NetworkFound,
    rate: often,
  },
  profile: {
    route: 'GET /api/people/profile/:id',
    access: 'viewer',
    summary: 'Somebody in reach, as far as I can see them',
    reply: Profile,
  },
  lookup: {
    route: 'POST /api/people/lookup',
    access: 'member',
    summary: 'Find people by address; somebody unknown, and somebody known only to others, are both null',
    body: z.strictObject({ people: z.array(LookupQuestion).min(1).max(25) }),
    reply: z.object({ results: z.array(Profile.nullable()).meta({ description: 'In the order of the questions' }) }),
    rate: { points: 120, seconds: 60 },
  },
})
