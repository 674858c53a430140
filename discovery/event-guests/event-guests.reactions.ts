import { gatheringRead } from '@wellmet/connections/gatherings/gatherings.events.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { tellsSignals } from '../signals/signals.hooks.ts'
import { comingGuest, metGuest, saveGuestSignals } from './save-guest-signals.ts'

export const eventGuestsReactions: Reaction[] = [
  when(gatheringRead, 'tell who comes and who came', ({ tx, services }, gathering) =>
    saveGuestSignals(tx, services, gathering),
  ),
]

export const eventGuestsHooks = [tellsSignals(comingGuest, metGuest)]
