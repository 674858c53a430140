import { renderMessage, type Message } from '@wellmet/platform/messages/messages.ts'
import type { SuggestedOutcome } from './suggested-outcomes.contract.ts'
import { suggestedOutcomesMessages as m } from './suggested-outcomes.messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'

/** What the member's mail or calendar shows, and what that is based on. */
export const suggestionWords = (suggestion: SuggestedOutcome): { seen: string; basis: string } => {
  const { role, outcome, asker, connector, target, records: count, firstAt } = suggestion
  const on = new Date(firstAt)
  const names = { asker: firstName(asker.name), connector: firstName(connector.name), target: firstName(target.name) }
  if (role === 'connector')
    return { seen: m.youIntroduced({ ...names, on }), basis: m.basedOnOwnIntroduction({ ...names, count }) }
  const seen = renderMessage(seenOfOwnRequest(outcome, { ...names, on }))
  if (outcome === 'intro_sent') return { seen, basis: m.basedOnIntroduction({ ...names, count }) }
  return {
    seen,
    basis: outcome === 'target_replied' ? m.basedOnReply({ ...names, count }) : m.basedOnMeeting({ ...names, count }),
  }
}

/** By first names, about a request of the reader's own. */
export function seenOfOwnRequest(
  outcome: SuggestedOutcome['outcome'],
  { connector, target, on }: { connector: string; target: string; on: Date },
): Message {
  if (outcome === 'intro_sent') return m.introducedYou.message({ connector, target, on })
  return outcome === 'target_replied'
    ? m.targetReplied.message({ target, on })
    : m.meetingBooked.message({ target, on })
}
