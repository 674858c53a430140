import { notify } from '@wellmet/account/notifications/notify.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import type { RecordedOutcome } from '../outcomes/outcomes.contract.ts'
import type { RecordingCall } from '../outcomes/record-outcome.ts'
import type { OfMember } from '../requests/act-across-members.ts'
import { changeWordsOf } from '../notices/change-words.rules.ts'
import { recordSuggestion, type Suggestion } from './confirm-suggestion.ts'
import type { Decided, WatchedRequest } from './seen-records.rules.ts'
import { suggestedOutcomesMessages } from './suggested-outcomes.messages.ts'
import { furthestOf, recordableOutcomes } from './suggested-outcomes.rules.ts'
import { decideSuggestion, findSettings } from './suggested-outcomes.store.ts'

/**
 * Confirms what was seen of the member's own requests, if they want that. Where they dismissed something, or took a record
 * back, the rest of the request needs a click too. What a connector says cannot be taken back, so it always needs one.
 */
export async function recordAutomatically(
  tx: Tx,
  member: RecordingCall & OfMember,
  requests: readonly WatchedRequest[],
  open: readonly Suggestion[],
  decided: readonly Decided[],
): Promise<void> {
  const settings = await findSettings(tx)
  if (!settings?.recordsAutomatically || !settings.mayRecord) return
  const unclear = new Set(requests.filter((request) => isUnclear(request, decided)).map(({ id }) => id))
  for (const suggestion of furthestOf(open.filter(({ role }) => role === 'asker'))) {
    if (unclear.has(suggestion.requestId)) continue
    const { outcome } = await recordSuggestion(member, suggestion)
    await decideSuggestion(tx, { id: suggestion.id, state: 'confirmed', now: member.services.now() })
    await tellMember(tx, member, outcome)
  }
}

/** What was decided and can be recorded all the same was dismissed, or recorded and taken back. */
function isUnclear(request: WatchedRequest, decided: readonly Decided[]): boolean {
  const recordable = recordableOutcomes(request)
  return decided.some(({ requestId, outcome }) => requestId === request.id && recordable.includes(outcome))
}

/** In the words that a connector's answer has: the member did not say it, and learns of it here. */
async function tellMember(
  tx: Tx,
  { services, viewer: { userId, workspaceId } }: RecordingCall & OfMember,
  { requestId, outcome, connector, target }: RecordedOutcome,
): Promise<void> {
  await notify(tx, services, {
    userId,
    workspaceId,
    kind: 'introduction.outcome',
    title: present(changeWordsOf({ kind: outcome, from: null, note: null })).toAsker.message({
      connector: connector.name,
      target: target.name,
    }),
    body: [suggestedOutcomesMessages.recordedNext.message()],
    link: `/introductions?request=${requestId}`,
    dedupeKey: `introduction.recorded:${requestId}:${outcome}`,
  })
}
