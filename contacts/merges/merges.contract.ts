import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { Contact } from '../contact-list/contacts.contract.ts'

export const ContactMerge = z
  .object({
    id: Id,
    madeBy: z
      .enum(['hand', 'key', 'likeness'])
      .meta({ description: 'By me, because both had the same address, or because they are very likely one person' }),
    survivorName: z.string().meta({ description: 'As they were called then' }),
    goneName: z.string(),
    contactId: Id.nullable().meta({ description: 'The one contact that they are, while it is one of mine' }),
    madeAt: Timestamp,
    undoneAt: Timestamp.nullable(),
    mayUndo: z.boolean().meta({ description: 'No later merge was built upon it' }),
  })
  .meta({ id: 'ContactMerge' })
export type ContactMerge = z.infer<typeof ContactMerge>

export const merges = contract('network', {
  merge: {
    route: 'POST /api/network/contacts/:id/merge',
    access: 'member',
    summary: 'Make two of my contacts one; it can be taken back',
    body: z.strictObject({ with: Id }),
    reply: Contact,
  },
  list: {
    route: 'GET /api/network/merges',
    access: 'viewer',
    summary: 'Which of my contacts became one, newest first',
    query: z.strictObject({
      limit: z.int().min(1).max(100).default(50),
      cursor: z
        .string()
        .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
        .optional(),
    }),
    reply: Page(ContactMerge).extend({ total: z.int() }),
  },
  undo: {
    route: 'POST /api/network/merges/:id/undo',
    access: 'member',
    summary: 'Take a merge back: both are as they were, and no file makes them one again',
    reply: ContactMerge,
  },
})
