import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { Call, MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import type { Connect, NewClient } from './extension.contract.ts'
import { extensionMessages } from './extension.messages.ts'
import { codeEnd, isAllowedRedirect, redirectWith } from './extension.rules.ts'
import { extensionSettings } from './extension.settings.ts'
import { findClient, insertClient, insertCode, lockSession } from './extension.store.ts'

/** Anybody may: the id only tells installations apart. */
export const registerClient = ({ db, services }: Call, client: NewClient): Promise<{ clientId: string }> =>
  // As the system: installations belong to nobody
  db.asSystem(async (tx) => {
    const clientId = newId()
    await insertClient(tx, clientId, client, services.now())
    return { clientId }
  })

export const previewClient = (
  { db, services }: MemberCall,
  { clientId, redirectUri }: { clientId: string; redirectUri: string },
) =>
  db.asSystem(async (tx) => {
    refuseOtherRedirects(services.config.get(extensionSettings).EXTENSION_REDIRECTS, redirectUri)
    const client = await findClient(tx, { id: clientId })
    if (!client) throw notFound('installation')
    const { name, platform, version } = client
    return { name, platform, version }
  })

/**
 * Each connection needs this click: a browser would otherwise finish the flow by itself with the cookies that it has. It
 * outlives the session, so it takes a fresh proof of who clicks.
 */
export const connectExtension = (
  { db, viewer, services }: MemberCall,
  { clientId, redirectUri, state, codeChallenge }: Connect,
): Promise<{ redirectTo: string }> =>
  db.transaction(async (tx) => {
    refuseOtherRedirects(services.config.get(extensionSettings).EXTENSION_REDIRECTS, redirectUri)
    // A password that was just reset has ended this session, and no code is made in it.
    const session = viewer.sessionId ? await lockSession(tx, viewer.sessionId) : undefined
    if (!session) throw fail('unauthenticated', extensionMessages.sessionEnded())
    const code = newSecret()
    await asSystem(tx, async (system) => {
      if (!(await findClient(system, { id: clientId }))) throw notFound('installation')
      await insertCode(system, {
        hash: hashSecret(code),
        clientId,
        userId: viewer.userId,
        workspaceId: viewer.workspaceId,
        redirectUri,
        codeChallenge,
        expiresAt: codeEnd(services.now()),
        signOnWorkspaceId: session.signOnWorkspaceId,
      })
    })
    return { redirectTo: redirectWith(redirectUri, { code, state }) }
  })

function refuseOtherRedirects(allowed: readonly string[], redirectUri: string): void {
  if (!isAllowedRedirect(redirectUri, allowed)) throw fail('conflict', extensionMessages.redirectNotAllowed())
}
