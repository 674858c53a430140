import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { currentLocale, languages, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { refuseSignUp } from './refuse-sign-up.ts'
import { userSignedUp } from './users.events.ts'
import { insertUser, lockEmail } from './users.store.ts'

/** As the system, before it is looked whose the address is. */
export const lockAddress = async (tx: Tx, email: string): Promise<void> => {
  await lockEmail(tx, email)
}

/**
 * As the system, under `lockAddress`. An account without a password, for a new person whom a workspace vouches for: it has proven the domain
 * of the address. They choose a password with “Forgot your password?” when they want one. They have no workspace of their own.
 */
export async function addUserBySignOn(
  tx: Tx,
  { services }: Call,
  { email, name, workspaceId }: { email: string; name: string; workspaceId: string },
): Promise<string> {
  await refuseSignUp(tx, services, true)
  const id = newId()
  const now = services.now()
  const language = languages.find((one) => one === currentLocale() && one !== sourceLocale) ?? null
  await insertUser(tx, { id, name, email, emailVerified: true, language, createdAt: now, updatedAt: now })
  await announce(tx, userSignedUp, { userId: id, workspaceId })
  return id
}
