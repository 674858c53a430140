import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Nothing, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { sitesMessages } from './sites.messages.ts'

export const mostOrigins = 20

/** Public: it stands in the source of the pages. */
export const SiteKey = z.string().regex(/^[a-z0-9]{20}$/, { error: () => sitesMessages.notAKey() })

const Origin = z
  .string()
  .trim()
  .max(253)
  .toLowerCase()
  .regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?\/?$/, { error: () => sitesMessages.notAnOrigin() })
  .transform((typed) => typed.replace(/\/$/, ''))
  .meta({ description: 'Scheme and host of pages, such as https://www.example.com' })

export const SiteChange = z.strictObject({
  origins: z.array(Origin).min(1).max(mostOrigins),
  countsVisits: z.boolean().meta({ description: 'Whether events without a person are counted' }),
})
export type SiteChange = z.infer<typeof SiteChange>

export const Site = z
  .object({
    key: z.string(),
    origins: z.array(z.string()),
    countsVisits: z.boolean(),
    createdAt: Timestamp,
    changedAt: Timestamp,
    snippet: z.string().meta({ description: 'To copy into the head of each page' }),
    forms: z
      .array(z.object({ name: z.string(), title: z.string(), html: z.string() }))
      .meta({ description: 'Plain forms to copy, which work without the script' }),
  })
  .meta({ id: 'Site' })
export type Site = z.infer<typeof Site>

export const sites = contract('growth', {
  show: {
    route: 'GET /api/growth/site',
    access: 'viewer',
    summary: 'The site of this workspace, with what to copy into its pages; null without one. Its key is public',
    reply: z.object({ site: Site.nullable() }),
  },
  save: {
    route: 'PUT /api/growth/site',
    access: 'admin',
    keys: 'never',
    summary: 'Create the site of this workspace, or change where its pages are and what it counts',
    body: SiteChange,
    reply: Site,
    status: [200, 201],
  },
  remove: {
    route: 'DELETE /api/growth/site',
    access: 'admin',
    keys: 'never',
    summary: 'Remove the site: its key stops working, and what was counted stays',
    reply: Nothing,
    status: 204,
  },
})
