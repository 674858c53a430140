import { fail } from '@wellmet/platform/contract/problem.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { assistantResource, authorizationServer, routes } from './authorization-server.ts'
import { during, newCall } from './authorization-store.ts'
import type { AuthorizationRequest } from './connected-apps.contract.ts'
import { connectedAppsMessages } from './connected-apps.messages.ts'
import type { AssistantScope } from './connected-apps.contract.ts'
import { grantEnd, tokenPrefixes } from './connected-apps.rules.ts'
import { insertGrant, lockSession } from './connected-apps.store.ts'
import { notValid, readRequest, type ReadRequest } from './read-request.ts'

export async function previewRequest(
  call: MemberCall,
  { request }: { request: string },
): Promise<AuthorizationRequest> {
  const read = await readRequest(call.services, request)
  // As the system: a request that waits for the member belongs to nobody yet
  await call.db.asSystem(() => during(newCall(call.services.now()), () => startWaiting(call, read)))
  return read.shown
}

/**
 * Each app needs this click: a browser would otherwise finish the flow by itself with the cookies that it has. What it
 * lets in outlives the session, so it takes a fresh proof of who clicks.
 */
export async function letAppIn(
  call: MemberCall,
  { request, scopes }: { request: string; scopes: AssistantScope[] },
): Promise<{ redirectTo: string }> {
  const { viewer, services, db } = call
  const read = await readRequest(services, request)
  if (scopes.some((scope) => !read.shown.scopes.includes(scope)))
    throw fail('invalid_request', connectedAppsMessages.scopesNotAsked())
  return db.transaction(async (tx) => {
    // A password that was just reset has ended this session, and nothing is let in by it.
    const session = viewer.sessionId ? await lockSession(tx, viewer.sessionId) : undefined
    if (!session) throw fail('unauthenticated', connectedAppsMessages.sessionEnded())
    // As the system: what the library writes about a program is nobody's to write
    return asSystem(tx, async (system) => {
      const now = services.now()
      const { name, clientId, redirectHost } = read.shown
      const id = newId()
      const granted = await insertGrant(system, {
        id,
        userId: viewer.userId,
        workspaceId: viewer.workspaceId,
        clientId,
        name,
        redirectHost,
        resource: assistantResource(services),
        scopes,
        now,
        expiresAt: grantEnd(now),
        signOnWorkspaceId: session.signOnWorkspaceId,
      })
      if (!granted) throw fail('forbidden', connectedAppsMessages.sessionEnded())
      const { userId, workspaceId } = viewer
      const detail = { name, scopes: scopes.join(' ') }
      await recordAudit(system, { workspaceId, actorId: userId, action: 'app.connected', subject: userId, detail, now })
      return { redirectTo: await during(newCall(now), () => finishWith(call, read, { id, scopes })) }
    })
  })
}

/** Back to the app, which is told that the person refused. */
export async function refuseApp(call: MemberCall, { request }: { request: string }): Promise<{ redirectTo: string }> {
  const { query } = await readRequest(call.services, request)
  await previewRequest(call, { request })
  const url = new URL(present(query.get('redirect_uri')))
  const state = query.get('state')
  url.searchParams.set('error', 'access_denied')
  if (state !== null) url.searchParams.set('state', state)
  url.searchParams.set('iss', call.services.config.PUBLIC_URL)
  return { redirectTo: url.href }
}

/** The request as far as it goes without a person. Fails if the authorization server finds a fault in it. */
async function startWaiting({ services }: MemberCall, { query }: ReadRequest) {
  const { ask, provider } = authorizationServer(services)
  const answer = await ask({ method: 'GET', url: `${routes.authorization}?${query.toString()}` })
  const waiting = answer.headers.location?.match(/^\/oauth\/waiting\/(.+)$/)?.[1]
  if (waiting === undefined) throw notValid(faultOf(answer.headers.location, answer.body))
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { cookie, interaction: present(await provider.Interaction.find(waiting)) }
}

/** The address with the code. */
async function finishWith(
  call: MemberCall,
  read: ReadRequest,
  grant: { id: string; scopes: readonly AssistantScope[] },
): Promise<string> {
  const { ask } = authorizationServer(call.services)
  // Asked for no more than the person allowed, the library has no question left.
  read.query.set('scope', grant.scopes.join(' '))
  const { cookie, interaction } = await startWaiting(call, read)
  interaction.result = { login: { accountId: call.viewer.userId }, consent: { grantId: grant.id } }
  await interaction.save(60)
  const answer = await ask({ method: 'GET', url: new URL(interaction.returnTo).pathname, headers: { cookie } })
  const url = URL.parse(answer.headers.location ?? '')
  const code = url?.searchParams.get('code')
  if (!url || !code) throw notValid(faultOf(answer.headers.location, answer.body))
  url.searchParams.set('code', tokenPrefixes.code + code)
  return url.href
}

/** What the library says is wrong: as JSON, or in the address that it would send the browser to. */
function faultOf(location: unknown, body: string): string {
  const url = typeof location === 'string' ? URL.parse(location) : null
  const said = url ? new URLSearchParams(url.search || url.hash.slice(1)) : null
  if (said?.has('error')) return said.get('error_description') ?? said.get('error')!
  try {
    const { error_description: description, error } = JSON.parse(body) as Record<string, string>
    return description ?? error ?? ''
  } catch {
    return ''
  }
}
