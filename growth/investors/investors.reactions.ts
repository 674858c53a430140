import { tellsSignals } from '@wellmet/discovery/signals/signals.hooks.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { trackablesListed } from '../tracking/tracking.hooks.ts'
import { investorTrackables } from './investors.trackables.ts'
import { pitchRead } from './save-read.ts'

export const investorsHooks = [
  tellsSignals(pitchRead),
  during(trackablesListed, async (_context, { found }) => void found.push(...Object.values(investorTrackables))),
]
