import type { PlugIn } from '@wellmet/platform/contract/plug-in.ts'
import { missingScope } from '@wellmet/platform/http/access.rules.ts'
import { assistantScopes } from '@wellmet/account/connected-apps/connected-apps.contract.ts'

/** What the protocol reads of a request beside its body. */
const read = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'last-event-id'] as const

export interface AssistantRequest {
  headers: Readonly<Record<string, string>>
  origin: string | null
}

/** Spoken as the Model Context Protocol: JSON-RPC comes in and goes out, with the status that its library chooses. */
export const modelContext: PlugIn<AssistantRequest> = {
  name: 'Model Context Protocol',
  judges: true,
  extend: (exchange) => ({
    origin: exchange.header('origin') ?? null,
    headers: Object.fromEntries(
      read.flatMap((name) => {
        const value = exchange.header(name)
        return value === undefined ? [] : [[name, value]]
      }),
    ),
  }),
  /** RFC 9728, 5.1, and the insufficient_scope of RFC 6750. */
  challenge({ status, errors }, publicUrl) {
    const metadata = `resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp"`
    if (status === 401) return `Bearer ${metadata}, scope="${assistantScopes.join(' ')}"`
    const missing = (errors ?? []).filter(({ field }) => field === missingScope).map(({ message }) => message)
    return status === 403 && missing.length > 0
      ? `Bearer error="insufficient_scope", scope="${missing.join(' ')}", ${metadata}`
      : null
  },
}
