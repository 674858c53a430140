import { timingSafeEqual } from 'node:crypto'
import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import { refuse, Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { lockAddress } from '../users/add-user.ts'
import { beginSession } from '../users/begin-session.ts'
import { proveSession } from '../users/prove-session.ts'
import { sessionOf } from '../users/show-session.ts'
import { getProviderClaims } from './get-provider-claims.ts'
import { openChecks, openResponse } from './client-secret.ts'
import { findFacts } from './find-facts.ts'
import { admitPerson } from './admit-person.ts'
import { linkAccount } from './link-account.ts'
import { markSession } from './mark-session.ts'
import { loggableRefusal, ProviderRefused } from './provider-client.ts'
import { readAssertion } from './read-assertion.ts'
import { isSamlOn } from './saml-client.ts'
import type { ProviderAnswer, SignOnOutcome, SignOnRefusalReason } from './sign-on.contract.ts'
import { signOnMessages } from './sign-on.messages.ts'
import {
  decideSignOn,
  isSameProvider,
  type ProviderClaims,
  type SignOnFacts,
  type SignOnVerdict,
} from './sign-on.rules.ts'
import { findSignOn, findOwnLinkNeeded, lockSignOn, takeTry, updateUse, type TryRow } from './sign-on.store.ts'

/**
 * Takes what the provider said. A state counts once, in the browser that was sent there, for the workspace whose address
 * it came back to; it is used up even when something else is wrong, so a refusal is returned.
 */
export async function finishSignOn(call: Call, said: ProviderAnswer): Promise<SignOnOutcome | Refusal> {
  const { services } = call
  const taken = await takeOwnTry(call, said)
  if (!taken) return refuse(fail('link_not_valid', signOnMessages.notOurs()))
  if (said.error !== undefined || said.code === undefined)
    return refuse(fail('unprocessable', signOnMessages.providerSaidNo()))
  const { signOn, checks, kept, ...begun } = taken
  const anewSince = begun.purpose === 'confirm' ? begun.createdAt : null
  let claims: ProviderClaims
  try {
    claims = await (signOn.protocol === 'saml'
      ? readAssertion(call, signOn, said, { requestId: checks.nonce, anewSince, kept })
      : getProviderClaims(services, signOn, said, { checks, anewSince }))
  } catch (error) {
    const { workspaceId } = signOn
    if (error instanceof ProviderRefused && error.reason === 'said_no')
      return refuse(fail('unprocessable', signOnMessages.providerSaidNo()))
    services.log.warn({ err: loggableRefusal(error), workspaceId }, 'a provider of single sign-on was not believed')
    // As the system: nobody is signed in yet; the answer of the provider is checked first
    await call.db.asSystem(async (tx) => logSecurity(tx, { what: 'sign-on.not-believed', workspaceId }))
    return refuse(fail('unprocessable', signOnMessages.notBelieved()))
  }
  return call.db.asSystem(async (tx) => {
    const current = await lockSignOn(tx, { workspaceId: signOn.workspaceId })
    if (!current || !isSameProvider(signOn, current)) return refuse(fail('link_not_valid', signOnMessages.notOurs()))
    // Two who come with the same new address take turns.
    if (claims.email !== null) await lockAddress(tx, claims.email)
    return settle(tx, call, begun, await findFacts(tx, { ...signOn, ...current }, claims, services.now()))
  })
}

type Taken = Omit<TryRow, 'sealedChecks' | 'sealedResponse' | 'browserHash' | 'expiresAt'>

async function takeOwnTry({ db, request, viewer, services }: Call, { state, workspaceId }: ProviderAnswer) {
  const stateHash = hashSecret(state)
  return db.asSystem(async (tx) => {
    const found = await takeTry(tx, { stateHash })
    if (!found || found.workspaceId !== workspaceId || found.expiresAt <= services.now()) return null
    if (!timingSafeEqual(found.browserHash, hashSecret(request.browserToken ?? ''))) return null
    // What was begun in a session is finished in it.
    if (found.purpose !== 'sign in' && (!viewer?.sessionId || viewer.sessionId !== found.sessionId)) return null
    const signOn = await findSignOn(tx, { workspaceId })
    if (!signOn || (signOn.protocol === 'saml' && !isSamlOn(services))) return null
    const { sealedChecks, sealedResponse, browserHash: _, expiresAt: __, ...begun } = found
    const kept = sealedResponse === null ? null : openResponse(services, stateHash, sealedResponse)
    return { ...begun, signOn, kept, checks: openChecks(services, stateHash, sealedChecks) }
  })
}

/** As the system. */
async function settle(tx: Tx, call: Call, begun: Taken, facts: SignOnFacts): Promise<SignOnOutcome | Refusal> {
  const { services } = call
  const { workspaceId, userId } = begun
  const now = services.now()
  if (begun.purpose === 'test') {
    const verdict = decideSignOn(facts)
    const { hostedDomain: _, ...claims } = facts.claims
    await updateUse(tx, workspaceId, null, now)
    return { did: 'tested', test: { ...claims, refusal: verdict.is === 'refused' ? verdict.reason : null } }
  }
  if (begun.purpose === 'link' && userId !== null) {
    const refusal = await linkAccount(tx, call, { workspaceId, userId, opensEverything: begun.opensEverything }, facts)
    return refusal ? turnAway(tx, call, workspaceId, refusal) : { did: 'linked' }
  }
  const isLinkedOnTheWay =
    begun.purpose === 'enter' && userId !== null && Boolean(await findOwnLinkNeeded(tx, { workspaceId, userId }))
  if (isLinkedOnTheWay) {
    const refusal = await linkAccount(tx, call, { workspaceId, userId, opensEverything: false }, facts)
    if (refusal) return turnAway(tx, call, workspaceId, refusal)
  }
  const verdict: SignOnVerdict = isLinkedOnTheWay
    ? { is: 'known', userId, opensEverything: false }
    : decideSignOn(facts)
  if (verdict.is === 'refused') return turnAway(tx, call, workspaceId, verdict.reason)
  // A signed-in user must not be switched to another account.
  const isOther = userId !== null && (verdict.is === 'new person' || verdict.userId !== userId)
  if (isOther) return turnAway(tx, call, workspaceId, 'other_user')
  const admitted = await admitPerson(tx, call, workspaceId, facts, verdict)
  if (typeof admitted === 'string') return turnAway(tx, call, workspaceId, admitted)
  await updateUse(tx, workspaceId, admitted.userId, now)
  if (begun.purpose === 'confirm') {
    await proveSession(tx, begun.sessionId, now)
    return { did: 'confirmed' }
  }
  if (begun.purpose === 'enter' && begun.sessionId !== null) {
    await markSession(tx, begun.sessionId, workspaceId)
    await recordAudit(tx, { workspaceId, actorId: userId, action: 'user.signed-on', subject: admitted.userId, now })
    return { did: 'signed_in', session: await sessionOf(tx, admitted.userId, workspaceId) }
  }
  const session = await beginSession(tx, call, admitted.userId, {
    isProven: false,
    signOn: { workspaceId, isConfined: !admitted.opensEverything },
  })
  return session instanceof Refusal ? session : { did: 'signed_in', session }
}

/** Owners see in the audit log why somebody was not let in. */
async function turnAway(
  tx: Tx,
  { services }: Call,
  workspaceId: string,
  reason: SignOnRefusalReason,
): Promise<Refusal> {
  const now = services.now()
  const detail = { reason }
  await recordAudit(tx, { workspaceId, actorId: null, action: 'sign-on.refused', subject: workspaceId, detail, now })
  return refuse(problemOf(reason))
}

const problemOf = (reason: SignOnRefusalReason): Problem => fail('forbidden', signOnMessages.refusedBecause({ reason }))
