import { Problem } from '@wellmet/platform/contract/problem.ts'
import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { beginSession } from '../users/begin-session.ts'
import type { Session } from '../users/users.contract.ts'
import { askForPasskey, checkPasskey } from './check-passkey.ts'
import type { PasskeyOptions, SignedByPasskey } from './passkeys.contract.ts'

/** The same for everybody: nobody learns from it who has a passkey. */
export const beginPasskeySignIn = ({ db, services }: Call): Promise<PasskeyOptions> =>
  // As the system: nobody is signed in yet
  db.asSystem((tx) => askForPasskey(tx, services, null))

/** The device has verified its user, so it is something that they have and something that they are or know. */
export const signInByPasskey = (call: Call, { passkey }: { passkey: SignedByPasskey }): Promise<Session | Refusal> =>
  call.db.asSystem(async (tx) => {
    const checked = await checkPasskey(tx, call.services, passkey, null)
    if (checked instanceof Problem) {
      logSecurity(tx, { what: 'passkey.refused' })
      return refuse(checked)
    }
    return beginSession(tx, call, checked.userId)
  })
