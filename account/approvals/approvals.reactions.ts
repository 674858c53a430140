import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { memberLeft } from '../members/members.events.ts'
import { listPendingBy } from './approvals.store.ts'
import { withdrawApproval } from './close-approval.ts'

export const approvalsReactions: Reaction[] = [
  when(memberLeft, 'withdraw what they asked for', async (context, { workspaceId, userId }) => {
    for (const { id } of await listPendingBy(context.tx, { workspaceId, userId })) await withdrawApproval(context, id)
  }),
]
