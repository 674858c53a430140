import { memberJoined } from '@wellmet/account/members/members.events.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { listAccountOwners } from './engine.store.ts'
import { planSift } from './plan-sift.ts'

/** Whoever joins is a colleague of those who are there already. */
export const engineReactions: Reaction[] = [
  when(memberJoined, 'sift the records of colleagues', async ({ tx }, { workspaceId }) => {
    for (const { userId } of await listAccountOwners(tx, { workspaceId })) await planSift(tx, { workspaceId, userId })
  }),
]
