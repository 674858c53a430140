import { fail } from '@wellmet/platform/contract/problem.ts'
import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { closeChallenge, lookUpChallenge } from '../challenges/ask-challenge.ts'
import { secondFactorsMessages } from '../second-factors/second-factors.messages.ts'
import { beginSession } from '../users/begin-session.ts'
import { sessionOf } from '../users/show-session.ts'
import type { Session } from '../users/users.contract.ts'
import { checkProof } from './check-proof.ts'
import type { TypedProof } from './proofs.contract.ts'

/** The second step. A wrong code leaves the challenge as it is; the right one ends it. */
export const finishSignIn = (
  call: Call,
  { challenge, trust, ...proof }: { challenge: string; trust: boolean } & TypedProof,
): Promise<Session | Refusal> =>
  // As the system: nobody is signed in yet
  call.db.asSystem(async (tx) => {
    const asked = await lookUpChallenge(tx, 'second factor', challenge, call.services.now())
    if (!asked?.userId) return refuse(fail('conflict', secondFactorsMessages.signInOver()))
    const { userId } = asked
    const { user } = await sessionOf(tx, userId, null)
    const problem = await checkProof(tx, call, { ...user, userId }, proof)
    if (problem) return refuse(problem)
    if (!(await closeChallenge(tx, challenge))) return refuse(fail('conflict', secondFactorsMessages.signInOver()))
    return beginSession(tx, call, userId, { trust })
  })
