import { signalKind } from '@wellmet/discovery/signals/signal-kinds.ts'
import type { SignalsNeeded } from '@wellmet/discovery/signals/signals.hooks.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { listSuggestionsAbout } from './suggested-outcomes.store.ts'
import { seenOfOwnRequest } from './suggestion-words.rules.ts'

/** Home has them among what waits for the member, so the brief does not tell them twice. */
export const suggestedOutcome = signalKind({ name: 'suggested_outcome', keptDays: 180 })

/** What the member's mail shows about their own requests, read from the suggestions themselves. */
export async function addSuggestionSignals(tx: Tx, { people, since, limit, found }: SignalsNeeded): Promise<void> {
  for (const row of await listSuggestionsAbout(tx, { people: people && [...people], since, limit })) {
    const names = { connector: firstName(row.connectorName), target: firstName(row.targetName) }
    found.push({
      kind: suggestedOutcome,
      source: 'mail',
      externalId: row.id,
      personId: row.personId,
      name: row.targetName,
      says: seenOfOwnRequest(row.outcome, { ...names, on: row.firstAt }),
      at: row.firstAt,
      link: `/introductions?request=${row.requestId}&tab=all`,
    })
  }
}
