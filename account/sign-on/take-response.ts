import type { Call } from '@wellmet/platform/http/serve.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { sealResponse } from './client-secret.ts'
import { redirectUri } from './our-addresses.ts'
import { expectSamlOn, metadataOf } from './saml-client.ts'
import type { PostedResponse } from './sign-on.contract.ts'
import { saveResponse } from './sign-on.store.ts'

/**
 * The form comes from another site, so that nobody knows whose browser this is: our cookies are not sent with it. It is
 * put beside the try that it names, unread, and the browser is led to our page, which asks for it with its cookies. The
 * way there is the same whatever was posted.
 */
export async function takeResponse(
  { db, services, answer }: Call,
  workspaceId: string,
  { SAMLResponse, RelayState }: PostedResponse,
): Promise<undefined> {
  expectSamlOn(services)
  const code = newSecret()
  const state = RelayState !== undefined && /^[\w-]{43}$/.test(RelayState) ? RelayState : newSecret()
  if (SAMLResponse !== undefined) {
    const stateHash = hashSecret(state)
    const sealedResponse = sealResponse(services, stateHash, { code, response: SAMLResponse })
    // As the system: a form from another site has nobody behind it; it is put beside the try that it names
    await db.asSystem((tx) => saveResponse(tx, { stateHash, workspaceId, sealedResponse, now: services.now() }))
  }
  const next = new URL(redirectUri(services, workspaceId))
  next.search = new URLSearchParams({ state, code }).toString()
  answer.leadTo(next.href)
  return undefined
}

/** It says nothing about the workspace but its id, which whoever asks has. */
export async function showMetadata({ services }: Call, workspaceId: string): Promise<string> {
  expectSamlOn(services)
  return metadataOf(services, workspaceId)
}
