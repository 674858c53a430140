import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { SignUpMode } from './users.contract.ts'
import { usersMessages } from './users.messages.ts'
import { signUpSettings } from './users.settings.ts'

export const signUpMode = ({ config }: Services): SignUpMode => config.get(signUpSettings).SIGN_UP

/** Throws unless SIGN_UP lets somebody in. */
export function refuseSignUp(services: Services, isInvited: boolean): void {
  const mode = signUpMode(services)
  if (mode === 'closed') throw fail('forbidden', usersMessages.signUpClosed())
  if (mode === 'invited' && !isInvited) throw fail('forbidden', usersMessages.signUpByInvitation())
}
