import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const GraphHealth = z
  .object({
    status: z.enum(['empty', 'fresh', 'stale', 'busy']),
    syncedAt: Timestamp.nullable(),
    lagSeconds: z.int().nullable().meta({ description: 'Since strengths were last worked out; null when never' }),
    importedAt: Timestamp.nullable(),
    importsWaiting: z.int(),
    edges: z.int(),
    unknownStrengths: z.int(),
    evidence: z.int(),
    connectors: z.int().meta({ description: 'Whose networks I can use beside my own' }),
  })
  .meta({ id: 'GraphHealth' })
export type GraphHealth = z.infer<typeof GraphHealth>

const Queued = z.object({ queued: z.int().meta({ description: 'Networks that will be worked out anew' }) })
const costly = { points: 12, seconds: 60 }

export const relationships = contract('graph', {
  health: {
    route: 'GET /api/graph/health',
    access: 'viewer',
    summary: 'How fresh my graph is',
    reply: GraphHealth,
  },
  recompute: {
    route: 'POST /api/graph/recompute',
    access: 'member',
    summary: 'Work out all my strengths anew; asking again while it waits is the same request',
    reply: Queued,
    status: 202,
    rate: costly,
  },
  sync: {
    route: 'POST /api/graph/sync',
    access: 'member',
    summary: 'Bring my graph up to date',
    reply: Queued,
    status: 202,
    rate: costly,
  },
  orgSync: {
    route: 'POST /api/graph/org-sync',
    access: 'admin',
    summary: 'Bring the graphs of everybody in this workspace up to date',
    reply: Queued,
    status: 202,
    rate: costly,
  },
})
