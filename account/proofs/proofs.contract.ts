import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { secret } from '@wellmet/platform/contract/shapes.ts'
import { Code, RecoveryCode } from '../second-factors/second-factors.contract.ts'
import { Session } from '../users/users.contract.ts'

export type TypedProof = { code: string } | { recoveryCode: string }

/** What signing in answered. */
const challenge = secret(z.string().regex(/^[\w-]{43}$/))

export const proofs = contract('account', {
  finishSignIn: {
    route: 'POST /api/account/sign-in/second-factor',
    access: 'anyone',
    summary: 'Finish signing in with a code of the authenticator app, or with a recovery code',
    body: z.union([
      z.strictObject({ challenge, code: Code }),
      z.strictObject({ challenge, recoveryCode: RecoveryCode }),
    ]),
    reply: Session,
    rate: { points: 20, seconds: 60 },
  },
})
