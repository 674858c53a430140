import { useQuery } from '@tanstack/react-query'
import type { SignUpMode } from '@wellmet/account/users/users.contract.ts'
import { usersMessages } from '@wellmet/account/users/users.messages.ts'
import { dependsOnNothing } from '../../api/depends-on.ts'

const signUpModeQuery = dependsOnNothing('The operator sets it.').queryOptions(
  'get',
  '/api/account/sign-up',
  undefined,
  { staleTime: 60_000 },
)

/** Who may create an account here. Until it is known, everybody: the server decides in any case. */
export const useSignUpMode = (): SignUpMode => useQuery(signUpModeQuery).data?.mode ?? 'open'

/** Why somebody cannot create an account; null if they can. */
export const whyNoSignUp = (mode: SignUpMode, hasInvitation: boolean): string | null => {
  if (mode === 'closed') return usersMessages.signUpClosed()
  return mode === 'invited' && !hasInvitation ? usersMessages.signUpByInvitation() : null
}
