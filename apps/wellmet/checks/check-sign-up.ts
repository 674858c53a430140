import { findSignUpMode } from '@wellmet/account/users/refuse-sign-up.ts'
import { signUpSettings } from '@wellmet/account/users/users.settings.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { ok, warning, type Finding } from './finding.ts'

/** Who may create an account. */
export async function checkSignUp(services: Services): Promise<Finding> {
  // As the system: whether there is an account yet
  const mode = await services.database.system.asSystem((tx) => findSignUpMode(tx, services))
  if (mode !== 'open') return ok('sign-up', mode === 'invited' ? 'whoever has an invitation' : 'nobody')
  return services.config.get(signUpSettings).SIGN_UP === 'open'
    ? warning(
        'sign-up',
        'SIGN_UP=open: everybody who reaches the server can create an account. Remove it, or write invited',
      )
    : warning('sign-up', 'whoever comes first can create an account, and then only who is invited: create yours now')
}
