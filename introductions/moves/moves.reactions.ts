import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { requestSync } from '@wellmet/contacts/relationships/sync-graph.ts'
import { mailboxSuppressed } from '@wellmet/platform/mail/mail.events.ts'
import { auditAsk } from './audit-ask.ts'
import { endUnreachable } from './end-unreachable.ts'
import { introductionAsked, introductionAskedElsewhere, introductionChanged } from './moves.events.ts'

export const movesReactions: Reaction[] = [
  when(introductionChanged, 'sync the asker’s graph', async ({ tx, services }, { workspaceId, userId }) =>
    requestSync(tx, await ensureNetwork(tx, { workspaceId, userId }, services), services.now()),
  ),
  when(introductionAsked, 'record the ask in the audit log', auditAsk),
  when(introductionAskedElsewhere, 'record an ask made elsewhere in the audit log', auditAsk),
  when(mailboxSuppressed, 'end requests to somebody who wants no email', endUnreachable),
]
