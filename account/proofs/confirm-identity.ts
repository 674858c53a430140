import { fail, Problem } from '@wellmet/platform/contract/problem.ts'
import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { askForPasskey, checkPasskey } from '../passkeys/check-passkey.ts'
import { confirmPassword } from '../users/confirm-password.ts'
import { listSecondFactors } from '../users/list-second-factors.ts'
import { proveSession } from '../users/prove-session.ts'
import { usersMessages } from '../users/users.messages.ts'
import { checkProof } from './check-proof.ts'
import type { ConfirmOptions, ConfirmProof } from './proofs.contract.ts'
import { proofsMessages } from './proofs.messages.ts'

/** The password only for somebody who has nothing else: it is what may have been stolen. */
export const showConfirmOptions = ({ db, viewer, services }: UserCall): Promise<ConfirmOptions> =>
  // As the system: failed tries are counted by the system alone, and no user writes when they proved who they are
  db.asSystem(async (tx) => {
    const factors = await listSecondFactors(tx, viewer.userId)
    const passkey = factors.includes('passkey') ? await askForPasskey(tx, services, viewer.userId) : null
    // Owners confirm with a credential of their own: whoever runs the provider must not give the workspace away.
    const signOn = viewer.isConfined && viewer.role !== 'owner'
    return { methods: factors.length > 0 ? factors : ['password'], passkey, signOn }
  })

/** From here on this session counts as fresh for some minutes. A wrong proof is counted, so the refusal is returned. */
export async function confirmIdentity(call: UserCall, proof: ConfirmProof): Promise<undefined | Refusal> {
  const isPasswordRight = 'password' in proof ? await confirmPassword(call, proof.password) : null
  return call.db.asSystem(async (tx) => {
    const problem = await findFault(isPasswordRight)
    if (problem) return refuse(problem)
    await proveSession(tx, call.viewer.sessionId, call.services.now())
    return undefined

    async function findFault(isRight: boolean | null): Promise<Problem | null> {
      const { viewer, services } = call
      if ('passkey' in proof) {
        const checked = await checkPasskey(tx, services, proof.passkey, viewer.userId)
        if (!(checked instanceof Problem)) return null
        logSecurity(tx, { what: 'passkey.refused' })
        return checked
      }
      if (!('password' in proof)) return checkProof(tx, call, viewer, proof)
      if ((await listSecondFactors(tx, viewer.userId)).length > 0)
        return fail('conflict', proofsMessages.passwordNotEnough())
      const message = usersMessages.fieldNotRight()
      return isRight ? null : fail('unprocessable', message, { errors: [{ field: 'password', message }] })
    }
  })
}
