import type { UserCall } from '@wellmet/platform/http/serve.ts'
import type { SecondFactorStatus } from './second-factors.contract.ts'
import { findDemand, findFactors } from './second-factors.store.ts'

export const showSecondFactors = ({ db, viewer }: UserCall): Promise<SecondFactorStatus> =>
  db.reading(async (tx) => {
    const { hasApp, passkeys, recoveryCodesLeft } = await findFactors(tx, viewer)
    const methods: SecondFactorStatus['methods'] = [
      ...(passkeys > 0 ? (['passkey'] as const) : []),
      ...(hasApp ? (['totp'] as const) : []),
      ...(recoveryCodesLeft > 0 ? (['recovery_code'] as const) : []),
    ]
    const demand = viewer.workspaceId ? await findDemand(tx, { workspaceId: viewer.workspaceId }) : undefined
    const required = demand?.required ?? false
    return { enabled: hasApp || passkeys > 0, methods, passkeys, recoveryCodesLeft, required }
  })
