import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { introductionAsked, introductionChanged } from '../requests/requests.events.ts'
import { writeToConnector } from './write-to-connector.ts'
import { writeToTarget } from './write-to-target.ts'
import { closeLoop } from './close-loop.ts'
import { retireLinks } from './retire-links.ts'

export const lettersReactions: Reaction[] = [
  when(introductionAsked, 'ask the connector by mail', (context, { requestId }) =>
    writeToConnector(context, requestId),
  ),
  when(introductionChanged, 'ask the target by mail', (context, { requestId }) => writeToTarget(context, requestId)),
  when(introductionChanged, 'tell the connector what became of it', (context, { requestId }) =>
    closeLoop(context, requestId),
  ),
  when(introductionChanged, 'retire links of a stage that is over', (context, { requestId }) =>
    retireLinks(context, requestId),
  ),
]
