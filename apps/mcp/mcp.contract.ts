import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { modelContext } from './mcp.plug-in.ts'

const Message = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.int()]).optional(),
  method: z.string().min(1).max(200),
  params: z.record(z.string(), z.unknown()).optional(),
})

const shared = {
  access: 'viewer',
  resource: '/mcp',
  plugIns: [modelContext],
  reply: z.unknown(),
} as const

/** The address that assistants are given. The protocol describes its messages itself. */
export const mcp = contract('mcp', {
  ask: {
    ...shared,
    route: 'POST /mcp',
    summary: 'Tools for assistants, spoken as the Model Context Protocol; they read and draft, and send nothing',
    body: Message,
    status: [200, 202],
  },
  listen: {
    ...shared,
    route: 'GET /mcp',
    summary: 'Answered with 405: nothing is pushed to assistants',
  },
  end: { ...shared, route: 'DELETE /mcp', summary: 'Answered with 405: there are no sessions to end' },
})
