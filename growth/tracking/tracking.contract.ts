import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import type { PlugIn } from '@wellmet/platform/contract/plug-in.ts'

export const EventCounts = z
  .object({
    name: z.string(),
    title: z.string(),
    counted: z.int(),
    dropped: z.array(z.object({ reason: z.string(), events: z.int() })),
    months: z.array(
      z.object({
        month: z.string().meta({ description: 'Such as 2026-11' }),
        counted: z.int(),
        visitors: z.int().nullable().meta({ description: 'Each day counted by itself. Null where no day is over yet' }),
      }),
    ),
  })
  .meta({ id: 'EventCounts' })
export type EventCounts = z.infer<typeof EventCounts>

const script: PlugIn = {
  name: 'script',
  reply: {
    as: 'text',
    type: 'text/javascript',
    headers: { 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' },
  },
}

export const tracking = contract('growth', {
  counts: {
    route: 'GET /api/growth/counts',
    access: 'viewer',
    summary: 'What happened on the site by month, and what was dropped and why',
    query: z.strictObject({ months: z.int().min(1).max(13).default(12) }),
    reply: z.object({ items: z.array(EventCounts) }),
  },
  script: {
    route: 'GET /api/growth/site.js',
    access: 'anyone',
    summary: 'The script for pages of a site: it sets no cookie and stores nothing',
    reply: z.string(),
    plugIns: [script],
  },
})
