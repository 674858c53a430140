import { fail, Problem } from '@wellmet/platform/contract/problem.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { authenticationsByKey, type Authentication } from './authentication.ts'
import { inOurWords } from './better-auth-failures.ts'
import { markAddressVerified } from './mark-address-verified.ts'
import { usersMessages } from './users.messages.ts'

/**
 * Only for whoever is signed in with that address. Otherwise the owner of a mailbox could be talked into confirming an
 * account that somebody else made with their address, and whose password somebody else knows.
 */
export const verifyEmail = (call: UserCall, { token }: { token: string }): Promise<undefined> =>
  // As the system: whether an address is verified is not for its user to write
  call.db.asSystem(async (tx) => {
    const { viewer, services } = call
    if (addressIn(token) !== viewer.email) throw fail('link_not_valid', usersMessages.linkForOtherAddress(viewer))
    await verifyWith(authenticationsByKey(services), token)
    if (!viewer.emailVerified) await markAddressVerified(tx, call)
    return undefined
  })

/** The newest key first. A signature that does not fit is refused before anything is read or written. */
async function verifyWith([auth, ...older]: readonly Authentication[], token: string): Promise<void> {
  try {
    await inOurWords(present(auth).api.verifyEmail({ query: { token } }))
  } catch (error) {
    const mayBeOlder = older.length > 0 && error instanceof Problem && error.code === 'link_not_valid'
    if (!mayBeOlder) throw error
    await verifyWith(older, token)
  }
}

/** What the token says. Whether that is true is for better-auth, which checks the signature. */
function addressIn(token: string): unknown {
  try {
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return (JSON.parse(claims) as { email?: unknown }).email
  } catch {
    return undefined
  }
}
