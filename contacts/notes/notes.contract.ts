import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { onceOnly } from '@wellmet/platform/contract/idempotency.plug-in.ts'
import { Id, Nothing, Page, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const longestNote = 4000
export const mostNotes = 200

export const ContactNote = z
  .object({ id: Id, contactId: Id, text: z.string(), createdAt: Timestamp, changedAt: Timestamp })
  .meta({ id: 'ContactNote' })
export type ContactNote = z.infer<typeof ContactNote>

const NoteText = z.strictObject({ text: Text(longestNote) })

export const notes = contract('network', {
  list: {
    route: 'GET /api/network/notes',
    access: 'viewer',
    summary: 'My newest 200 notes, on one of my contacts or on all; nobody else sees them',
    query: z.strictObject({ contactId: Id.optional() }),
    reply: Page(ContactNote),
  },
  write: {
    route: 'POST /api/network/contacts/:id/notes',
    access: 'member',
    summary: 'Write a note on one of my contacts, at most 200 on each',
    body: NoteText,
    reply: ContactNote,
    status: 201,
    plugIns: [onceOnly],
  },
  change: {
    route: 'PATCH /api/network/notes/:id',
    access: 'member',
    summary: 'Change a note',
    body: NoteText,
    reply: ContactNote,
  },
  delete: {
    route: 'DELETE /api/network/notes/:id',
    access: 'member',
    summary: 'Delete a note',
    reply: Nothing,
    status: 204,
  },
})
