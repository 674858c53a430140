import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { visibilityGranted } from '@wellmet/identity/visibility/visibility.hooks.ts'
import { recomputeTrustWeights } from './recompute-trust-weights.ts'

export const relationshipsHooks: HookReaction[] = [
  during(visibilityGranted, ({ tx, services }, { networkId }) => recomputeTrustWeights(tx, networkId, services)),
]
