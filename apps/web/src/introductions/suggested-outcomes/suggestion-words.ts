import type { SuggestedOutcome } from '@wellmet/introductions/suggested-outcomes/suggested-outcomes.contract.ts'
import { suggestedOutcomesMessages as m } from '@wellmet/introductions/suggested-outcomes/suggested-outcomes.messages.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'

/** What the member's mail or calendar shows, and what that is based on. */
export const suggestionWords = (suggestion: SuggestedOutcome): { seen: string; basis: string } => {
  const { role, outcome, asker, connector, target, records: count, firstAt } = suggestion
  const on = new Date(firstAt)
  const names = { asker: firstName(asker.name), connector: firstName(connector.name), target: firstName(target.name) }
  if (role === 'connector')
    return { seen: m.youIntroduced({ ...names, on }), basis: m.basedOnOwnIntroduction({ ...names, count }) }
  if (outcome === 'intro_sent')
    return { seen: m.introducedYou({ ...names, on }), basis: m.basedOnIntroduction({ ...names, count }) }
  return outcome === 'target_replied'
    ? { seen: m.targetReplied({ ...names, on }), basis: m.basedOnReply({ ...names, count }) }
    : { seen: m.meetingBooked({ ...names, on }), basis: m.basedOnMeeting({ ...names, count }) }
}
