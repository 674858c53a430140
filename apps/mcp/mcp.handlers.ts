import { CLIENT_INFO_META_KEY } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { recordAppUse } from '@wellmet/account/connected-apps/show-connected-apps.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import { missingScope } from '@wellmet/platform/http/access.rules.ts'
import { serve, type EndpointCall } from '@wellmet/platform/http/serve.ts'
import { oneLine } from '@wellmet/platform/values/one-line.rules.ts'
import { declaredVersion } from '../release.ts'
import { askAssistantServer } from './assistant-server.ts'
import { mcp } from './mcp.contract.ts'
import { mcpMessages } from './mcp.messages.ts'
import { missingScopes } from './tool.ts'
import { tools } from './tools.ts'

type AnyCall = Omit<EndpointCall<(typeof mcp)['endpoints']['listen']>, 'body'> & { body?: unknown }

export const mcpRoutes = serve(mcp)({
  ask: (call) => ask(call, 'POST'),
  listen: (call) => ask(call, 'GET'),
  end: (call) => ask(call, 'DELETE'),
})

async function ask(call: AnyCall, method: 'POST' | 'GET' | 'DELETE'): Promise<unknown> {
  const { services, body } = call
  const { PUBLIC_URL } = services.config
  refuseOtherOrigins(call.origin, PUBLIC_URL)
  refuseMissingScopes(call)
  await recordClient(call)
  const request = new Request(`${PUBLIC_URL}/mcp`, {
    method,
    headers: call.headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = await askAssistantServer(call, declaredVersion, request, body)
  call.answer.status(answer.status)
  return jsonOf(answer.headers.get('content-type') ?? '', await answer.text())
}

/** A page of another site must not use what a browser sends along; programs send no origin. */
function refuseOtherOrigins(origin: string | null, publicUrl: string): void {
  if (origin !== null && origin !== new URL(publicUrl).origin) throw fail('cross_site', mcpMessages.otherOrigin())
}

const Asked = z.object({
  method: z.string(),
  params: z
    .looseObject({ name: z.string().optional(), clientInfo: z.unknown().optional(), _meta: z.unknown().optional() })
    .optional(),
})

/** Before the protocol answers, so that an assistant can ask the member for more (RFC 6750, 3.1). */
function refuseMissingScopes({ viewer, body }: AnyCall): void {
  const asked = Asked.safeParse(body)
  if (!asked.success || asked.data.method !== 'tools/call') return
  const tool = tools.find(({ name }) => name === asked.data.params?.name)
  const missing = tool ? missingScopes(viewer, tool.scopes) : []
  if (missing.length === 0) return
  throw fail('forbidden', mcpMessages.scopesMissing({ scopes: missing.join(' ') }), {
    errors: missing.map((scope) => ({ field: missingScope, message: scope })),
  })
}

const ClientInfo = z.looseObject({ name: z.string(), version: z.string().optional() })
const introductions = new Set(['initialize', 'server/discover', 'tools/list'])

/** For the list in the settings: a client says who it is when it begins. */
async function recordClient(call: AnyCall): Promise<void> {
  const asked = Asked.safeParse(call.body)
  if (!call.viewer.grantId || !asked.success || !introductions.has(asked.data.method)) return
  const { clientInfo, _meta: meta } = asked.data.params ?? {}
  const said = ClientInfo.safeParse(clientInfo ?? (meta as Record<string, unknown> | undefined)?.[CLIENT_INFO_META_KEY])
  if (said.success) await recordAppUse(call, oneLine(`${said.data.name} ${said.data.version ?? ''}`.trim(), 80))
}

/** Older clients would be sent one event of a stream; the protocol lets a server answer with its JSON instead. */
function jsonOf(type: string, text: string): unknown {
  if (text === '') return undefined
  if (!type.startsWith('text/event-stream')) return JSON.parse(text)
  const data = text.match(/^data: ?(.+)$/gm)?.at(-1)
  return data === undefined ? undefined : JSON.parse(data.replace(/^data: ?/, ''))
}
