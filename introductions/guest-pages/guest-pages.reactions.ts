import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { introductionChanged } from '../moves/moves.events.ts'
import { emailTarget } from './email-target.ts'
import { revokeStaleLinks } from './revoke-stale-links.ts'

export const guestPagesReactions: Reaction[] = [
  when(introductionChanged, 'ask the target by email', (context, { requestId }) => emailTarget(context, requestId)),
  when(introductionChanged, 'revoke links of an earlier stage', (context, { requestId }) =>
    revokeStaleLinks(context, requestId),
  ),
]
