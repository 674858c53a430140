import type { UserCall } from '@wellmet/platform/http/serve.ts'
import type { SecondFactorStatus } from './second-factors.contract.ts'
import { findFactors } from './second-factors.store.ts'

export const showSecondFactors = ({ db, viewer }: UserCall): Promise<SecondFactorStatus> =>
  db.reading(async (tx) => {
    const { hasApp, passkeys, recoveryCodesLeft } = await findFactors(tx, viewer)
    const methods: SecondFactorStatus['methods'] = [
      ...(passkeys > 0 ? (['passkey'] as const) : []),
      ...(hasApp ? (['totp'] as const) : []),
      ...(recoveryCodesLeft > 0 ? (['recovery_code'] as const) : []),
    ]
    return { enabled: hasApp || passkeys > 0, methods, passkeys, recoveryCodesLeft }
  })
