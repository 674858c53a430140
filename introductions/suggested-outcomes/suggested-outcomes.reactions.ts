import { accountDisconnected, recordsRead, recordsWithdrawn } from '@wellmet/connections/engine/engine.events.ts'
import { importDone } from '@wellmet/contacts/imports/imports.events.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { introductionChanged } from '../moves/moves.events.ts'
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
