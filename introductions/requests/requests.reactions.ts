import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { requestSync } from '@wellmet/contacts/relationships/sync-graph.ts'
import { issueCompleted } from '@wellmet/connections/linear/linear.events.ts'
import { mailboxSuppressed } from '@wellmet/platform/mail/mail.events.ts'
import { askForOutcome } from './ask-for-outcome.ts'
import { endUnreachable } from './end-unreachable.ts'
import { introductionChanged } from './requests.events.ts'
import { notifyOfChange } from './notify-of-change.ts'

/** What follows from a change of a request, beside its line in the timeline, which is written with it. Counting its outcome is in `outcomes`. */
export const requestsReactions: Reaction[] = [
  when(introductionChanged, 'sync the asker’s graph', async ({ tx, services }, { workspaceId, userId }) =>
    requestSync(tx, await ensureNetwork(tx, { workspaceId, userId }, services), services.now()),
  ),
  when(introductionChanged, 'tell who waits for it', notifyOfChange),
  when(mailboxSuppressed, 'end requests to somebody who wants no email', endUnreachable),
  when(issueCompleted, 'ask what became of it', askForOutcome),
]
