import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { FreshnessLabel } from '../contacts/contacts.contract.ts'

export const PathStatus = z.enum(['verified', 'probable', 'inferred', 'none'])

export const Path = z
  .object({
    status: PathStatus,
    confidence: z.int().min(0).max(100),
    label: z.string(),
    hops: z.int(),
    viaName: z.string().nullable(),
    viaId: z.string().nullable(),
    explanation: z.array(z.string()),
    score: z.int().min(0).max(100),
  })
  .meta({ id: 'Path' })

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

export const PersonInGraph = z
  .object({ person: ReachablePerson, paths: z.array(Path), notice: Notice.nullable() })
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
