import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const Connection = z
  .object({
    id: Id,
    name: z.string(),
    title: z.string().nullable(),
    company: z.string().nullable(),
    connectedOn: z.iso.date(),
    profileUrl: z.string().nullable(),
  })
  .meta({ id: 'LinkedInConnection' })
export type Connection = z.infer<typeof Connection>

export const RelationshipChange = z
  .object({
    id: Id,
    name: z.string(),
    changedAt: Timestamp,
    kind: z.enum(['new company', 'new title']),
    before: z.string().nullable(),
    after: z.string().nullable(),
  })
  .meta({ id: 'RelationshipChange' })
export type RelationshipChange = z.infer<typeof RelationshipChange>

const Limit = z.strictObject({ limit: z.int().min(1).max(200).default(100) })

/** From the member's own export: LinkedIn is never asked, and never scraped. */
export const linkedin = contract('dashboard', {
  status: {
    route: 'GET /api/dashboard/linkedin/status',
    access: 'viewer',
    summary: 'Whether and when I brought my LinkedIn export in',
    reply: z.object({
      connected: z.boolean(),
      connections: z.int(),
      lastImportAt: Timestamp.nullable(),
      next: z.string().meta({ description: 'The one step that helps most now' }),
    }),
  },
  connections: {
    route: 'GET /api/dashboard/linkedin/connections',
    access: 'viewer',
    summary: 'My LinkedIn connections, newest first',
    query: Limit,
    reply: z.object({ items: z.array(Connection), total: z.int() }),
  },
  newConnections: {
    route: 'GET /api/dashboard/linkedin/new-connections',
    access: 'viewer',
    summary: 'Connections that the export before the last did not have',
    query: Limit,
    reply: z.object({ items: z.array(Connection), since: Timestamp.nullable() }),
  },
  relationshipChanges: {
    route: 'GET /api/dashboard/linkedin/relationship-changes',
    access: 'viewer',
    summary: 'Who has a new company or title since an earlier export, newest first',
    query: Limit,
    reply: z.object({ items: z.array(RelationshipChange) }),
  },
})
