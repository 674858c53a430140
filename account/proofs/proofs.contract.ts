import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Nothing, secret } from '@wellmet/platform/contract/shapes.ts'
import { PasskeyOptions, SignedByPasskey } from '../passkeys/passkeys.contract.ts'
import { Code, RecoveryCode } from '../second-factors/second-factors.contract.ts'
import { guessing, Password, SecondFactorMethod, Session } from '../users/users.contract.ts'

export type TypedProof = { code: string } | { recoveryCode: string }

/** What signing in answered. */
const challenge = secret(z.string().regex(/^[\w-]{43}$/))

/** With the same effect as trusting the device in the settings. */
const trust = z.boolean().default(false).meta({ description: 'Ask for no second factor on this device for 30 days' })

export const ConfirmMethod = z.enum([...SecondFactorMethod.options, 'password']).meta({ id: 'ConfirmMethod' })
export type ConfirmMethod = z.infer<typeof ConfirmMethod>

export const ConfirmOptions = z.object({
  methods: z
    .array(ConfirmMethod)
    .meta({ description: 'What is taken from me; the password only if I have nothing else' }),
  passkey: PasskeyOptions.nullable(),
  signOn: z.boolean().meta({ description: 'I can confirm at the provider of this workspace’s single sign-on' }),
})
export type ConfirmOptions = z.infer<typeof ConfirmOptions>

export const ConfirmProof = z.union([
  z.strictObject({ passkey: SignedByPasskey }),
  z.strictObject({ code: Code }),
  z.strictObject({ recoveryCode: RecoveryCode }),
  z.strictObject({ password: Password }),
])
export type ConfirmProof = z.infer<typeof ConfirmProof>

export const proofs = contract('account', {
  finishSignIn: {
    route: 'POST /api/account/sign-in/second-factor',
    access: 'anyone',
    summary: 'Finish signing in with a code of the authenticator app, or with a recovery code',
    body: z.union([
      z.strictObject({ challenge, code: Code, trust }),
      z.strictObject({ challenge, recoveryCode: RecoveryCode, trust }),
    ]),
    reply: Session,
    rate: guessing,
  },
  confirmOptions: {
    route: 'POST /api/account/confirm/options',
    access: 'user',
    confined: true,
    keys: 'never',
    summary: 'How I can confirm that it is me, and what the browser needs to ask for a passkey',
    reply: ConfirmOptions,
    rate: guessing,
  },
  confirm: {
    route: 'POST /api/account/confirm',
    access: 'user',
    confined: true,
    keys: 'never',
    summary: 'Confirm again that it is me: for some minutes nothing answers step_up_required',
    body: ConfirmProof,
    reply: Nothing,
    status: 204,
    rate: guessing,
  },
})
