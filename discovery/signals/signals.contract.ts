import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const SignalAbout = z
  .object({
    type: z.enum(['person', 'company']),
    id: Id,
    name: z.string().meta({ description: 'As I know them; as the source has it where I don’t' }),
  })
  .meta({ id: 'SignalAbout' })

export const Signal = z
  .object({
    id: z.string(),
    kind: z.string(),
    source: z.string().meta({ description: 'Where it comes from, such as `zendesk`' }),
    about: SignalAbout,
    sentence: z.string(),
    at: Timestamp,
    link: z.string().nullable().meta({ description: 'The screen where it can be looked up' }),
    isCaution: z.boolean().meta({ description: 'Worth knowing before asking for an introduction' }),
    isMine: z.boolean().meta({ description: 'Nobody else in the workspace sees it' }),
  })
  .meta({ id: 'Signal', description: 'A dated fact about a person or a company. It is told and counts for nothing' })
export type Signal = z.infer<typeof Signal>

export const signals = contract('network', {
  list: {
    route: 'GET /api/network/signals',
    access: 'viewer',
    summary: 'What happened about a person, a company or anybody; newest first',
    query: z.strictObject({
      personId: Id.optional().meta({ description: 'About them, and about their company as far as I know it' }),
      companyId: Id.optional(),
      limit: z.int().min(1).max(50).default(10),
    }),
    reply: z.object({ items: z.array(Signal) }),
  },
})
