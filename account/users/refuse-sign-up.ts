import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { SignUpMode } from './users.contract.ts'
import { usersMessages } from './users.messages.ts'
import { signUpSettings } from './users.settings.ts'
import { hasUsers } from './users.store.ts'

/**
 * As the system. Where the operator has not decided, whoever comes first gets in, and then only who is invited: a server
 * that is put on the internet to be tried out must not stay open by itself.
 */
export async function findSignUpMode(tx: Tx, { config }: Services): Promise<SignUpMode> {
  const { SIGN_UP: chosen } = config.get(signUpSettings)
  return chosen ?? ((await hasUsers(tx)) ? 'invited' : 'open')
}

/** As the system. Throws unless SIGN_UP lets somebody in. */
export async function refuseSignUp(tx: Tx, services: Services, isInvited: boolean): Promise<void> {
  const { SIGN_UP: chosen } = services.config.get(signUpSettings)
  // If two people sign up first at the same time, only one of them counts as the first.
  if (chosen === undefined && !isInvited) await acquireLock(tx, 'account.first-user', 'first')
  const mode = await findSignUpMode(tx, services)
  if (mode === 'closed') throw fail('forbidden', usersMessages.signUpClosed())
  if (mode === 'invited' && !isInvited) throw fail('forbidden', usersMessages.signUpByInvitation())
}
