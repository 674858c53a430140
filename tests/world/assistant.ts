import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { onTestFinished } from 'vitest'
import { plantApp } from './connected-apps.ts'
import type { Credentials } from './client.ts'
import type { Somebody, World } from './world.ts'

/** The revision of July 2026, and the one before it. */
export const revisions = ['2026-07-28', '2025-11-25'] as const
export type Revision = (typeof revisions)[number]

/** The official client, connected over HTTP with this token. */
export async function openClient(
  origin: string,
  { key }: Credentials,
  revision: Revision = '2026-07-28',
  send: typeof fetch = fetch,
) {
  const client = new Client(
    { name: 'robin', version: '1.2.3' },
    { versionNegotiation: { mode: revision === '2026-07-28' ? { pin: revision } : 'legacy' } },
  )
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', origin), {
    authProvider: { token: async () => key },
    onInsufficientScope: 'throw',
    fetch: send,
  })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return client
}

export interface ToolReply {
  note: string
  refused?: string
  items?: Record<string, unknown>[]
  more?: string
  cursor?: string
  answer?: string
  [about: string]: unknown
}

/** An assistant with a token as a click would have left it. */
export async function openAssistant(world: World, who: Somebody, revision?: Revision) {
  const credentials = await plantApp(world, { userId: who.user.id, workspaceId: who.workspace!.id })
  const client = await openClient(world.origin(), credentials, revision)
  let calls = 0
  return {
    client,
    credentials,
    calls: () => calls,
    use: async (name: string, args: Record<string, unknown> = {}): Promise<ToolReply> => {
      calls += 1
      const { content, isError } = await client.callTool({ name, arguments: args })
      const [first] = content
      if (first?.type !== 'text') throw new Error(`${name} answered no text.`)
      if (Buffer.byteLength(first.text) > 32_000) throw new Error(`${name} answered ${first.text.length} characters.`)
      return isError && !first.text.startsWith('{')
        ? { note: '', refused: first.text }
        : (JSON.parse(first.text) as ToolReply)
    },
  }
}

/** As a program would that speaks the protocol by hand. */
export const postMcp = (origin: string, credentials: Credentials, method: string, params: object = {}, more = {}) =>
  fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(credentials.key === undefined ? {} : { authorization: `Bearer ${credentials.key}` }),
      ...(credentials.cookie === undefined ? {} : { cookie: credentials.cookie }),
      ...more,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
