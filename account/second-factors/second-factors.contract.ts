import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Nothing, secret } from '@wellmet/platform/contract/shapes.ts'
import { guessing, SecondFactorMethod } from '../users/users.contract.ts'
import { secondFactorsMessages } from './second-factors.messages.ts'

/** A code of an authenticator app. */
export const Code = secret(z.string().regex(/^\d{6}$/, { error: () => secondFactorsMessages.codeFormat() }))
export const RecoveryCode = secret(
  z.string().regex(/^[0-9A-Za-z]{5}-?[0-9A-Za-z]{5}$/, { error: () => secondFactorsMessages.recoveryCodeFormat() }),
)

export const SecondFactorStatus = z
  .object({
    enabled: z.boolean().meta({ description: 'The password alone does not sign me in' }),
    methods: z.array(SecondFactorMethod).meta({ description: 'What I can prove with beside the password' }),
    passkeys: z.int(),
    recoveryCodesLeft: z.int(),
    required: z.boolean().meta({ description: 'The workspace I am in demands a second factor' }),
  })
  .meta({ id: 'SecondFactorStatus' })
export type SecondFactorStatus = z.infer<typeof SecondFactorStatus>

export const TotpSetup = z.object({
  secret: secret(z.string()).meta({ description: 'For typing into an app that cannot read the QR code' }),
  uri: secret(z.string()).meta({ description: 'otpauth address, which the QR code holds' }),
  qrCode: secret(z.string()).meta({ description: 'As SVG' }),
})
export type TotpSetup = z.infer<typeof TotpSetup>

/** Shown this once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(secret(z.string())) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const secondFactors = contract('security', {
  status: {
    route: 'GET /api/security/mfa/status',
    access: 'user',
    keys: 'never',
    summary: 'Which second factors I have',
    reply: SecondFactorStatus,
  },
  setUp: {
    route: 'POST /api/security/mfa/setup',
    access: 'user',
    keys: 'never',
    verifiedEmail: true,
    fresh: 10,
    summary: 'Begin to set up an authenticator app; without effect until a first code confirms it',
    body: z.strictObject({ method: z.literal('totp').default('totp') }),
    reply: TotpSetup,
    rate: guessing,
  },
  confirm: {
    route: 'POST /api/security/mfa/verify',
    access: 'user',
    keys: 'never',
    verifiedEmail: true,
    summary: 'Confirm the authenticator app with a code; recovery codes are shown this once',
    body: z.strictObject({ code: Code }),
    reply: RecoveryCodes,
    rate: guessing,
  },
  disable: {
    route: 'POST /api/security/mfa/disable',
    access: 'user',
    keys: 'never',
    fresh: 10,
    summary: 'Remove the authenticator app; recovery codes go with the last second factor',
    body: z.strictObject({ method: z.literal('totp').default('totp') }),
    reply: Nothing,
    status: 204,
    rate: guessing,
  },
  renewRecoveryCodes: {
    route: 'POST /api/security/recovery-codes',
    access: 'user',
    keys: 'never',
    fresh: 10,
    summary: 'Make ten new recovery codes, shown this once; the old ones end',
    reply: RecoveryCodes,
    rate: guessing,
  },
})
