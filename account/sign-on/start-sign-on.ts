import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import { expectPower } from '@wellmet/platform/http/access.rules.ts'
import type { Call, MemberCall, UserCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { findProvingWorkspace } from '../domains/find-proving-workspace.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { openClientSecret, sealChecks, type Checks } from './client-secret.ts'
import { redirectUri } from './our-addresses.ts'
import { discoverProvider, loggableRefusal } from './provider-client.ts'
import { expectSamlOn, samlClient } from './saml-client.ts'
import { signOnMessages } from './sign-on.messages.ts'
import { domainOfAddress } from './sign-on.rules.ts'
import {
  findSignOn,
  findOwnLinkNeeded,
  insertTry,
  type OidcSignOn,
  type Purpose,
  type SamlSignOn,
  type SignOnRow,
} from './sign-on.store.ts'

/** Long enough to find a password, short enough that a forgotten window means nothing. */
const validMs = 10 * 60_000

/** The answer tells whether a domain has single sign-on, and nothing about the person. */
export async function startSignIn(call: Call, { email }: { email: string }): Promise<{ url: string }> {
  // As the system: nobody is signed in yet, or the workspace is another one of the user
  const found = await call.db.asSystem(async (tx) => {
    const domain = domainOfAddress(email)
    const workspaceId = domain === null ? null : await findProvingWorkspace({ tx }, domain)
    return workspaceId === null ? undefined : findSignOn(tx, { workspaceId })
  })
  if (!found) throw fail('unprocessable', signOnMessages.noneForAddress(), fieldOf('email'))
  return leave(call, found, { purpose: 'sign in', hint: email })
}

const fieldOf = (field: string) => ({ errors: [{ field, message: signOnMessages.noneForAddress() }] })

/**
 * For somebody who is signed in with a credential of their own, and whose workspace also demands the provider's word. Somebody
 * whom only they themselves can link is linked on the way, which takes a proof.
 */
export async function startEntering(
  call: UserCall,
  { workspaceId }: { workspaceId: string },
): Promise<{ url: string }> {
  const signOn = await getSignOnOfMine(call, workspaceId)
  const { userId, email } = call.viewer
  const isLinked = !(await call.db.asSystem((tx) => findOwnLinkNeeded(tx, { workspaceId, userId })))
  if (!isLinked) expectPower(call)
  return leave(call, signOn, { purpose: 'enter', hint: email })
}

export const startLinking = async (
  call: UserCall,
  { workspaceId, opensEverything }: { workspaceId: string; opensEverything: boolean },
) => leave(call, await getSignOnOfMine(call, workspaceId), { purpose: 'link', opensEverything })

export async function startTest(call: MemberCall): Promise<{ url: string }> {
  const found = await call.db.transaction((tx) => findSignOn(tx, { workspaceId: call.viewer.workspaceId }))
  if (!found) throw fail('conflict', signOnMessages.setUpFirst())
  return leave(call, found, { purpose: 'test' })
}

/**
 * Only for sessions that the provider began: everybody else has a credential of their own. Owners confirm with theirs,
 * so that whoever runs the provider cannot give the workspace away.
 */
export async function startConfirming(call: UserCall): Promise<{ url: string }> {
  const { viewer } = call
  if (!viewer.isConfined || !viewer.workspaceId || viewer.role === 'owner')
    throw fail('conflict', signOnMessages.confirmYourself())
  return leave(call, await getSignOnOfMine(call, viewer.workspaceId), { purpose: 'confirm', hint: viewer.email })
}

const getSignOnOfMine = ({ db, viewer }: UserCall, workspaceId: string): Promise<SignOnRow> =>
  db.asSystem(async (tx) => {
    const isMine = (await listWorkspacesOf(tx, viewer.userId)).some(({ id }) => id === workspaceId)
    const found = isMine ? await findSignOn(tx, { workspaceId }) : undefined
    if (!found) throw notFound('single sign-on')
    return found
  })

interface Leaving {
  purpose: Purpose
  /** The address that the provider may fill in. */
  hint?: string
  opensEverything?: boolean
}

async function leave(call: Call, signOn: SignOnRow, leaving: Leaving): Promise<{ url: string }> {
  const { services, request, answer, viewer } = call
  const { purpose, opensEverything = false } = leaving
  const state = newSecret()
  const { url, checks } = await (signOn.protocol === 'saml'
    ? askBySaml(services, signOn, state, leaving)
    : askByOidc(services, signOn, state, leaving))
  const browser = browserTokenOf(request.browserToken) ?? newSecret()
  const stateHash = hashSecret(state)
  const now = services.now()
  const expiresAt = new Date(now.getTime() + validMs)
  await call.db.asSystem(async (tx) => {
    await insertTry(tx, {
      stateHash,
      workspaceId: signOn.workspaceId,
      purpose,
      browserHash: hashSecret(browser),
      userId: purpose === 'sign in' ? null : (viewer?.userId ?? null),
      sessionId: purpose === 'sign in' ? null : (viewer?.sessionId ?? null),
      opensEverything,
      sealedChecks: sealChecks(services, stateHash, checks),
      createdAt: now,
      expiresAt,
    })
  })
  answer.bindBrowser(browser, expiresAt)
  return { url }
}

interface Question {
  url: string
  checks: Checks
}

async function askByOidc(
  services: Services,
  { workspaceId, issuer, clientId, sealedClientSecret }: OidcSignOn,
  state: string,
  { purpose, hint }: Leaving,
): Promise<Question> {
  const clientSecret = openClientSecret(services, workspaceId, sealedClientSecret)
  const client = await discoverProvider(services, { issuer, clientId, clientSecret }).catch((error: unknown) => {
    services.log.warn({ err: loggableRefusal(error), workspaceId }, 'a provider of single sign-on was not reached')
    throw fail('unprocessable', signOnMessages.providerNotReached())
  })
  const checks = { nonce: newSecret(), verifier: randomPKCECodeVerifier() }
  const url = buildAuthorizationUrl(client, {
    redirect_uri: redirectUri(services, workspaceId),
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce: checks.nonce,
    code_challenge: await calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
    ...(hint === undefined ? {} : { login_hint: hint }),
    ...(purpose === 'confirm' ? { prompt: 'login', max_age: '0' } : {}),
  })
  return { url: url.href, checks }
}

async function askBySaml(
  services: Services,
  signOn: SamlSignOn,
  state: string,
  { purpose }: Leaving,
): Promise<Question> {
  expectSamlOn(services)
  // An id in XML begins with no digit.
  const requestId = `_${newSecret()}`
  const client = await samlClient(services, signOn, { requestId, isAskedAnew: purpose === 'confirm' })
  const url = await client.getAuthorizeUrlAsync(state, undefined, {})
  return { url, checks: { nonce: requestId, verifier: '' } }
}

/** Two windows of a browser share it, so that the second does not end the first. */
const browserTokenOf = (token: string | null): string | null =>
  token !== null && /^[\w-]{43}$/.test(token) ? token : null
