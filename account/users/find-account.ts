import type { Tx } from '@wellmet/platform/database/connection.ts'
import { endOtherSessions, findUserByEmail, lockUser } from './users.store.ts'

/** As the system, for the operator. Whoever is signing in meanwhile is waited for. */
export async function lockAccount(tx: Tx, email: string) {
  const user = await findUserByEmail(tx, { email })
  if (user) await lockUser(tx, user.id)
  return user
}

/** As the system. */
export const endSessionsOf = async (tx: Tx, userId: string): Promise<void> => {
  await endOtherSessions(tx, userId, null)
}
