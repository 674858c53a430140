import { z } from 'zod'
import { seniorities, SharedCredits } from '@wellmet/connections/enrichment/enrichment.contract.ts'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { FreshnessLabel } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { Notice, Path } from '@wellmet/graph/paths/paths.contract.ts'
import { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { LookupQuestion } from '@wellmet/identity/person-keys/person-lookup.contract.ts'

export const LastUpdated = z.object({
  at: Timestamp,
  source: z.string(),
  ageDays: z.int(),
  label: FreshnessLabel,
})

export const Source = z
  .enum(['graph', 'database', 'pdl'])
  .meta({ description: 'Contacts of mine and of who shares with me, the public directory, the people-data provider' })
export type Source = z.infer<typeof Source>

export const Profile = z
  .object({
    id: Id,
    name: z.string(),
    role: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    trustRank: z.int().min(0).max(100),
    source: Source,
    path: Path,
    personState: PersonState,
    connectorCount: z.int(),
    lastUpdated: LastUpdated,
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

/** Beyond these a search is better narrowed than read on. A cursor is how many were shown, and so below. */
export const mostShown = 200

export const SearchCursor = z
  .string()
  .regex(/^(?:[1-9]\d?|1\d\d)$/)
  .meta({ description: '`next` of the page before, asked with the same question and limit' })

/** How a search goes on, and how many there are. */
export const SearchPage = z.object({
  next: z
    .string()
    .nullable()
    .meta({ description: `Cursor of the next page; at most ${mostShown} are shown` }),
  total: z.int().meta({ description: 'How many there are, all pages together' }),
  totalIs: z.enum(['exact', 'about', 'at_least']).meta({
    description: 'about: somebody with two entries may be counted twice; at_least: not all were counted',
  }),
})
export type SearchPage = z.infer<typeof SearchPage>

export const NetworkSearch = z.strictObject({
  query: Text(200, 0).optional().meta({
    description: 'Names, companies, roles and places in any order, "phrases" in quotes; without it, the best in reach',
  }),
  limit: z.int().min(1).max(25).default(12),
  cursor: SearchCursor.optional(),
  filter: z.enum(['all', 'founders', 'investors', 'high-trust']).default('all'),
})
export type NetworkSearch = z.infer<typeof NetworkSearch>

const Probability = z.number().min(0).max(1).nullable()

export const ConnectorInsight = z
  .object({
    trustScore: z.int().min(0).max(100).meta({ description: 'The score of the best path' }),
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
  isNear: z.literal(true).optional().meta({
    description:
      'They are only close to the question: they have part of it, another title of the same kind, or a former company',
  }),
}).meta({ id: 'RankedPerson' })
export type RankedPerson = z.infer<typeof RankedPerson>

/** An answer is remembered while exactly the same is seen, so one of some age is not a stale one. */
export const Cache = z
  .object({ hit: z.boolean(), ageSeconds: z.int().meta({ description: 'Since it was worked out' }) })
  .meta({ id: 'Cache' })

export const ReadPart = z
  .object({
    part: z.enum([
      'word',
      'role',
      'company',
      'former',
      'background',
      'sector',
      'location',
      'time',
      'relationship',
      'unwanted',
    ]),
    text: z.string(),
    without: z.string().meta({ description: 'The question without this part' }),
  })
  .meta({ id: 'ReadPart' })
export type ReadPart = z.infer<typeof ReadPart>

export const NetworkFound = z
  .object({
    results: z.array(RankedPerson).meta({ description: 'Best first' }),
    notice: Notice.optional().meta({ description: 'When the evidence is weak or nobody was found: what to do next' }),
    corrected: z
      .array(z.object({ typed: z.string(), meant: z.string() }))
      .optional()
      .meta({ description: 'What was taken for a slip, where that led to somebody' }),
    read: z.array(ReadPart).optional().meta({ description: 'How the question was read, part by part' }),
    knownAt: z.object({ companyId: Id, name: z.string(), count: z.int() }).optional().meta({
      description: 'When nobody was found: a company that the words name, and how many contacts one has there',
    }),
    ...SearchPage.shape,
    cache: Cache,
  })
  .meta({ id: 'NetworkFound' })
export type NetworkFound = z.infer<typeof NetworkFound>

export const BroadSearch = z.strictObject({
  query: Text(200).meta({ description: 'As one would say it: "VP Sales at Acme in Berlin", "jane doe acme"' }),
  limit: z.int().min(1).max(25).default(12),
  cursor: SearchCursor.optional(),
  sources: z.array(Source).min(1).max(3).default(['graph', 'database']).meta({
    description: 'The people-data provider is asked only when it is named: each of its profiles costs a credit',
  }),
})
export type BroadSearch = z.infer<typeof BroadSearch>

const Word = z.string().nullable()

export const BroadFound = z
  .object({
    results: z.array(RankedPerson).meta({
      description:
        'Those who fit, then those who are only near; of both, who is in reach comes first, then the directory’s. The provider’s come last, and may have no profile here',
    }),
    suggestions: z
      .array(z.object({ query: z.string(), why: z.string(), results: z.int() }))
      .meta({ description: 'Where few are found: other questions, each tried, and how many it shows' }),
    read: z.array(ReadPart).meta({ description: 'How the question was read, part by part' }),
    parsed: z
      .object({
        name: Word,
        role: Word,
        company: Word,
        location: Word,
        seniority: z.enum(seniorities).nullable(),
        sector: Word,
        former: Word.meta({ description: 'Where they worked before' }),
      })
      .meta({ description: 'How the query was read' }),
    relaxed: z
      .array(
        z.object({
          dropped: z.enum([
            'name',
            'location',
            'seniority',
            'role',
            'sector',
            'company',
            'former',
            'background',
            'time',
          ]),
          why: z.string(),
        }),
      )
      .meta({ description: 'What was left out because with it nobody was found' }),
    notice: Notice.optional(),
    provider: SharedCredits,
    ...SearchPage.shape,
    cache: Cache.optional().meta({ description: 'Of what the provider said, for thirty days; a hit costs no credit' }),
    creditsSpent: z
      .int()
      .optional()
      .meta({ description: 'What the answer of the provider cost: a credit for each profile' }),
  })
  .meta({ id: 'BroadFound' })
export type BroadFound = z.infer<typeof BroadFound>

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
  search: {
    route: 'POST /api/people/search',
    access: 'viewer',
    summary: 'People in reach and beyond it; a query that finds nobody is relaxed step by step',
    body: BroadSearch,
    reply: BroadFound,
    rate: { points: 120, seconds: 60 },
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
