import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { introductionAsked, introductionChanged } from '../moves/moves.events.ts'
import { emailConnector } from './email-connector.ts'
import { emailOutcome } from './email-outcome.ts'
import { closeAskNotification, notifyConnector } from './notify-connector.ts'
import { scheduleOutcomeNotification } from './notify-of-outcome.ts'

export const asksReactions: Reaction[] = [
  when(introductionAsked, 'ask the connector by email', (context, { requestId }) => emailConnector(context, requestId)),
  when(introductionAsked, 'notify the teammate who is asked', (context, { requestId }) =>
    notifyConnector(context, requestId),
  ),
  when(introductionChanged, 'close the notification of an ask that was answered', closeAskNotification),
  when(introductionChanged, 'email the outcome to the connector', (context, { requestId }) =>
    emailOutcome(context, requestId),
  ),
  when(introductionChanged, 'notify the teammate of the outcome', (context, { requestId, from, to }) =>
    from === to ? Promise.resolve() : scheduleOutcomeNotification(context, requestId),
  ),
]
