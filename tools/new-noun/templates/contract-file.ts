import type { Names } from '../names.ts'

export const contractFile = ({ area, noun, many, oneTitled, manyInWords, oneWithArticle }: Names): string => `\
import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { onceOnly } from '@wellmet/platform/contract/idempotency.plug-in.ts'
import { Id, Name, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const ${oneTitled} = z.object({ id: Id, name: z.string(), createdAt: Timestamp }).meta({ id: '${oneTitled}' })
export type ${oneTitled} = z.infer<typeof ${oneTitled}>

export const New${oneTitled} = z.strictObject({ name: Name })
export type New${oneTitled} = z.infer<typeof New${oneTitled}>

export const ${many} = contract('${area}', {
  list: {
    route: 'GET /api/${area}/${noun}',
    access: 'viewer',
    summary: 'My ${manyInWords}, newest first',
    query: z.strictObject({ limit: z.int().min(1).max(100).default(50), cursor: z.uuid().optional() }),
    reply: Page(${oneTitled}),
  },
  create: {
    route: 'POST /api/${area}/${noun}',
    access: 'member',
    summary: 'Add ${oneWithArticle}',
    body: New${oneTitled},
    reply: ${oneTitled},
    status: 201,
    plugIns: [onceOnly],
  },
})
`
