import { onDecision } from '@wellmet/account/approvals/approvals.hooks.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { trackablesListed } from '../tracking/tracking.hooks.ts'
import { confirmPurchase } from './gtm.hooks.ts'
import { gtmTrackables } from './gtm.trackables.ts'
import { settlePurchase } from './settle-purchase.ts'

export const gtmHooks = [
  ...onDecision(confirmPurchase, settlePurchase),
  during(trackablesListed, async (_context, { found }) => void found.push(...Object.values(gtmTrackables))),
]
