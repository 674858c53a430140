import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { FreshnessLabel, BreakdownStep } from '@wellmet/contacts/contact-list/contacts.contract.ts'

export const PathStatus = z.enum(['verified', 'probable', 'inferred', 'none'])
export type PathStatus = z.infer<typeof PathStatus>

export const Path = z
  .object({
    status: PathStatus,
    confidence: z.int().min(0).max(100),
    label: z.string(),
    hops: z.int(),
    viaName: z.string().nullable(),
    viaId: z.string().nullable().meta({ description: 'A member’s user id, or a contact’s id' }),
    explanation: z.array(z.string()),
    score: z.int().min(0).max(100),
  })
  .meta({ id: 'Path' })
export type Path = z.infer<typeof Path>

/** Who may ever read a sentence besides the viewer. Chosen where the sentence is made, never read out of its words. */
export const Audience = z.enum(['viewer', 'workspace', 'connector', 'target'])
export type Audience = z.infer<typeof Audience>

export const Explanation = z.object({ text: z.string(), audience: Audience }).meta({ id: 'Explanation' })
export type Explanation = z.infer<typeof Explanation>

const PathBreakdown = z.object({ formula: z.string(), steps: z.array(BreakdownStep), result: z.number() })

/** A way tie by tie, with what its two numbers are made of. */
export const PathInFull = Path.extend({
  relationships: z
    .array(
      z.object({
        strength: z.int().min(0).max(100),
        basis: PathStatus.exclude(['none']),
        freshness: FreshnessLabel,
        sentences: z.array(z.string()),
      }),
    )
    .meta({ description: 'In walking order, the viewer’s own first' }),
  explanations: z
    .array(Explanation)
    .meta({ description: 'The sentences of explanation, each with who may ever read it besides me' }),
  breakdowns: z.object({ score: PathBreakdown, confidence: PathBreakdown }).nullable(),
}).meta({ id: 'PathInFull' })
export type PathInFull = z.infer<typeof PathInFull>

export const ReachablePerson = z
  .object({
    id: Id,
    name: z.string(),
    role: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    trustRank: z.int().min(0).max(100),
    freshness: FreshnessLabel.meta({ description: 'Of the best path’s last step' }),
    connectorCount: z.int(),
    path: Path,
  })
  .meta({ id: 'ReachablePerson' })
export type ReachablePerson = z.infer<typeof ReachablePerson>

export const Notice = z.object({ code: z.string(), message: z.string(), next: z.string() })

export const Connector = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z
      .enum(['member', 'contact'])
      .meta({ description: 'Somebody who shares, or a contact who need not be a user' }),
    score: z.int().meta({
      description: 'connectorScore in millionths: orders the connectors of one person and means nothing beyond',
    }),
    breakdown: z.object({ formula: z.string(), steps: z.array(BreakdownStep) }),
  })
  .meta({ id: 'Connector' })
export type Connector = z.infer<typeof Connector>

export const PersonInGraph = z
  .object({
    person: ReachablePerson,
    paths: z.array(PathInFull),
    connectors: z.array(Connector).meta({ description: 'Whom to ask, best first' }),
    notice: Notice.nullable(),
  })
  .meta({ id: 'PersonInGraph' })
export type PersonInGraph = z.infer<typeof PersonInGraph>

export const paths = contract('graph', {
  top: {
    route: 'GET /api/graph/top',
    access: 'viewer',
    summary: 'Whom I can reach best, through my own contacts and through those who share with me',
    query: z.strictObject({ limit: z.int().min(1).max(100).default(25) }),
    reply: z.object({ people: z.array(ReachablePerson) }),
  },
  person: {
    route: 'GET /api/graph/person/:id',
    access: 'viewer',
    summary: 'One person as I can see them, and every way to them',
    reply: PersonInGraph,
  },
})

export const companyPaths = contract('dashboard', {
  intoCompany: {
    route: 'GET /api/dashboard/graph/paths',
    access: 'viewer',
    summary: 'Paths into a company: whom I can reach there, and through whom',
    query: z.strictObject({
      company: z.string().trim().min(1).max(200).meta({ description: 'Its name, as anybody writes it' }),
      limit: z.int().min(1).max(50).default(12),
    }),
    reply: z.object({
      company: z.string(),
      people: z.array(ReachablePerson).meta({ description: 'Best way first; without a way nobody is shown' }),
      peopleSeen: z.int().meta({ description: 'Known there to me, to those who share with me, and to the directory' }),
      notice: Notice.nullable(),
    }),
  },
})
