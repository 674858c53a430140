import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'

export const SharingMode = z.enum(['private', 'workspace', 'selected'])
export type SharingMode = z.infer<typeof SharingMode>

/** Everything that others ever see of a contact that is shared with them. There is no other list. */
export const sharedFields = ['name', 'title', 'company', 'location', 'strength', 'freshness'] as const

const Teammate = z.object({ userId: Id, name: z.string() })

export const SharingOverview = z
  .object({
    mode: SharingMode,
    sharedWith: z.array(Teammate).meta({ description: 'Who can use my network now' }),
    fields: z.array(z.enum(sharedFields)).meta({ description: 'All that they see of a contact' }),
    contacts: z.int(),
    hidden: z.int().meta({ description: 'Contacts that nobody else ever sees' }),
    sharedWithMe: z.array(Teammate.extend({ contacts: z.int() })),
  })
  .meta({ id: 'SharingOverview' })
export type SharingOverview = z.infer<typeof SharingOverview>

export const SharingChange = z.strictObject({
  mode: SharingMode,
  with: z
    .array(Id)
    .max(200)
    .optional()
    .meta({ description: 'User ids, for the mode selected; members of this workspace only' }),
})
export type SharingChange = z.infer<typeof SharingChange>

export const sharing = contract('dashboard', {
  show: {
    route: 'GET /api/dashboard/graph-sharing',
    access: 'viewer',
    summary: 'What I share, with whom, and who shares with me',
    reply: SharingOverview,
  },
  change: {
    route: 'PATCH /api/dashboard/graph-sharing/settings',
    access: 'member',
    summary: 'Share my network, or stop; acts at once and backwards',
    body: SharingChange,
    reply: SharingOverview,
  },
})
