import { z } from 'zod'
import { LookupQuestion } from '@wellmet/identity/person-keys/person-lookup.contract.ts'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Nothing, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const shownDeletions = 1_000

/** Who may come back: by a handle, or by the name and company that they had. */
export const AllowReturn = z.union([
  LookupQuestion,
  z.strictObject({
    name: Text(300).meta({ description: 'Lets others of this name and company in; deleted addresses stay deleted' }),
    company: Text(300).optional().meta({ description: 'As the deleted contact had it' }),
  }),
])
export type AllowReturn = z.infer<typeof AllowReturn>

export const deletions = contract('network', {
  delete: {
    route: 'DELETE /api/network/contacts/:id',
    access: 'member',
    summary: 'Erase somebody from my network for good; no later import brings them back',
    reply: Nothing,
    status: 204,
  },
  list: {
    route: 'GET /api/network/deletions',
    access: 'viewer',
    summary: 'How many people I erased, and when; who they were is not kept',
    reply: z.object({
      items: z.array(z.object({ deletedAt: Timestamp })).meta({ description: 'The newest 1,000' }),
      total: z.int(),
    }),
  },
  allowReturn: {
    route: 'POST /api/network/deletions/allow-return',
    access: 'member',
    summary: 'Let somebody whom I erased come back with the next import',
    body: AllowReturn,
    reply: z.object({
      lifted: z.boolean().meta({ description: 'False when I have erased nobody with that address or name' }),
    }),
  },
})
