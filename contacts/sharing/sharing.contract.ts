import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { sharedContactFields } from '../contact-fields/contact-fields.contract.ts'
import { sharedContactShape } from '../contact-fields/contact-shapes.contract.ts'
import { FreshnessLabel } from '../contact-list/contacts.contract.ts'

export const SharingMode = z.enum(['private', 'workspace', 'selected'])
export type SharingMode = z.infer<typeof SharingMode>

/** Everything of a shared contact that ever leaves its owner's network. There is no other list. */
export const sharedFields = [...sharedContactFields, 'strength', 'freshness'] as const

/** What others read from these fields, together with what they know themselves and with the directory. */
export const readFromShared = ['connection', 'background'] as const

const Teammate = z.object({ userId: Id, name: z.string() })

export const SharingOverview = z
  .object({
    mode: SharingMode,
    sharedWith: z.array(Teammate).meta({ description: 'Who can use my network now' }),
    teammates: z.array(Teammate).meta({ description: 'With whom I could share: everybody else in this workspace' }),
    fields: z
      .array(z.enum([...sharedFields, ...readFromShared]))
      .meta({ description: 'All that they see of a contact' }),
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

/** A contact as others see it: the closed list of fields, and the id by which it is the same in every answer. */
export const SharedContact = z
  .object({
    id: Id,
    ...sharedContactShape,
    strength: z.int().min(0).max(100).nullable().meta({ description: 'Null is unknown, which is not zero' }),
    freshness: FreshnessLabel,
  } satisfies Record<'id' | (typeof sharedFields)[number], z.ZodType>)
  .meta({ id: 'SharedContact' })
export type SharedContact = z.infer<typeof SharedContact>

export const SharingPreview = z
  .object({
    teammate: Teammate,
    mode: SharingMode,
    shown: z.int().meta({ description: 'How many of my contacts they can use' }),
    hidden: z.int().meta({ description: 'How many stay hidden from them whatever the mode' }),
    items: z.array(SharedContact).meta({ description: 'The strongest 50, as they see them' }),
  })
  .meta({ id: 'SharingPreview' })
export type SharingPreview = z.infer<typeof SharingPreview>

export const SharingQuestion = z.strictObject({
  with: Id.meta({ description: 'A member of this workspace' }),
  mode: SharingMode.optional().meta({
    description: 'As if this were saved; `selected` is as if they were among those selected. Without it, as it is now',
  }),
})
export type SharingQuestion = z.infer<typeof SharingQuestion>

export const sharing = contract('dashboard', {
  show: {
    route: 'GET /api/dashboard/graph-sharing',
    access: 'viewer',
    summary: 'What I share, with whom, and who shares with me',
    reply: SharingOverview,
  },
  preview: {
    route: 'GET /api/dashboard/graph-sharing/preview',
    access: 'viewer',
    summary: 'Exactly what one teammate sees of my network, now or under another mode',
    query: SharingQuestion,
    reply: SharingPreview,
  },
  change: {
    route: 'PATCH /api/dashboard/graph-sharing/settings',
    access: 'member',
    summary: 'Share my network, or stop; acts at once and backwards',
    body: SharingChange,
    reply: SharingOverview,
  },
})
