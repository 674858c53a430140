import type { Services } from '@wellmet/platform/services.ts'
import { connectedAppsSettings } from './connected-apps.settings.ts'

const mostBytes = 5 * 1024
const patienceMs = 5_000

/**
 * The document in which a program describes itself. Its address comes from a stranger, so it is fetched as one that a user
 * typed: no private address, no other port, no redirect.
 */
export async function fetchDescription({ outbound, config }: Services, url: string): Promise<Response> {
  const answer = await outbound.request(url, {
    headers: { accept: 'application/json' },
    isUserGiven: true,
    userOrigins: config.get(connectedAppsSettings).PRIVATE_APP_ORIGINS,
    redirects: 0,
    maxTries: 1,
    totalMs: patienceMs,
    maxBytes: mostBytes,
  })
  const type = answer.headers['content-type']
  const caching = answer.headers['cache-control']
  return new Response(answer.status === 200 ? nativeIfLocal(answer.text()) : null, {
    status: answer.status,
    headers: { 'content-type': String(type ?? ''), ...(caching ? { 'cache-control': String(caching) } : {}) },
  })
}

/** Few programs say that they run on the member’s computer, and only such a one may be sent to a scheme of its own. */
function nativeIfLocal(text: string): string {
  try {
    const said = JSON.parse(text) as { redirect_uris?: unknown; application_type?: unknown }
    const uris = Array.isArray(said.redirect_uris) ? said.redirect_uris : []
    const isLocal = uris.some((uri) => typeof uri === 'string' && !/^https?:/.test(uri))
    return isLocal && said.application_type === undefined
      ? JSON.stringify({ ...said, application_type: 'native' })
      : text
  } catch {
    return text
  }
}

/**
 * For an app at one of PRIVATE_APP_ORIGINS, which need not have HTTPS: the library reads the document itself only where it
 * is on the public internet. Undefined for every other address.
 */
export async function findPrivateApp(services: Services, clientId: string): Promise<object | undefined> {
  const named = services.config.get(connectedAppsSettings).PRIVATE_APP_ORIGINS
  const origin = URL.parse(clientId)?.origin
  if (origin === undefined || !named.includes(origin)) return undefined
  const answer = await fetchDescription(services, clientId)
  const said = (await answer.json()) as Record<string, unknown>
  if (answer.status !== 200 || said['client_id'] !== clientId || 'client_secret' in said)
    throw new Error('The document does not describe this app.')
  return { ...said, token_endpoint_auth_method: 'none' }
}
