import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { event } from '@wellmet/platform/events/event.ts'

/** Somebody was erased from a member's network. By name, because others have to find them in their texts. */
export const contactDeleted = event(
  'contact.erased',
  z.object({
    deletionId: Id,
    workspaceId: Id,
    userId: Id,
    /** Their numbers: several, where contacts had been merged. */
    people: z.array(z.string()),
    /** Those and the numbers of every handle. */
    keys: z.array(z.string()),
    name: z.string(),
    company: z.string().nullable(),
  }),
  { isDeletedOnceDelivered: true },
)
