import type { UserCall } from '@wellmet/platform/http/serve.ts'
import type { SecondFactorStatus } from './second-factors.contract.ts'
import { findFactors } from './second-factors.store.ts'

export const showSecondFactors = ({ db, viewer }: UserCall): Promise<SecondFactorStatus> =>
  db.reading(async (tx) => {
    const { hasApp, recoveryCodesLeft } = await findFactors(tx, viewer)
    const methods: SecondFactorStatus['methods'] = [
      ...(hasApp ? (['totp'] as const) : []),
      ...(recoveryCodesLeft > 0 ? (['recovery_code'] as const) : []),
    ]
    return { enabled: hasApp, methods, recoveryCodesLeft }
  })
