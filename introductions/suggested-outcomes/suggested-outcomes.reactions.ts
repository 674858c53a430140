import { accountDisconnected, recordsRead, recordsWithdrawn } from '@wellmet/connections/engine/engine.events.ts'
import { importDone } from '@wellmet/contacts/imports/imports.events.ts'
import { signalsNeeded, tellsSignals } from '@wellmet/discovery/signals/signals.hooks.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { introductionChanged } from '../moves/moves.events.ts'
import { addSuggestionSignals, suggestedOutcome } from './add-suggestion-signals.ts'
import { endSuggestions } from './end-suggestions.ts'
import { planLook, planLookIn } from './plan-look.ts'

export const suggestedOutcomesReactions: Reaction[] = [
  when(recordsRead, 'look for outcomes', ({ tx }, account) => planLook(tx, account)),
  // Contacts bring addresses, by which people are known.
  when(importDone, 'look for outcomes among known people', ({ tx }, { networkId }) => planLookIn(tx, networkId)),
  when(recordsWithdrawn, 'look for outcomes without what was withdrawn', ({ tx }, account) => planLook(tx, account)),
  when(accountDisconnected, 'look for outcomes without the account', ({ tx }, account) => planLook(tx, account)),
  when(introductionChanged, 'end what is suggested of an earlier stage', ({ tx }, { requestId }) =>
    endSuggestions(tx, requestId),
  ),
]

export const suggestedOutcomesHooks: HookReaction[] = [
  during(signalsNeeded, ({ tx }, needed) => addSuggestionSignals(tx, needed)),
  tellsSignals(suggestedOutcome),
]
