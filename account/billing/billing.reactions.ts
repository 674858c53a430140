import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { deletionDone } from '../leaving/leaving.hooks.ts'
import { memberJoined, memberLeft, roleChanged } from '../members/members.events.ts'
import { enqueueCancelling } from './cancel-subscriptions.ts'
import { enqueueSeats } from './update-seats.ts'

export const billingReactions: Reaction[] = [memberJoined, memberLeft, roleChanged].map((event) =>
  when(event, 'update the seats that are paid for', ({ tx }, { workspaceId }) => enqueueSeats(tx, workspaceId)),
)

export const billingHooks: HookReaction[] = [
  during(deletionDone, async ({ tx }, { workspaceId }) => {
    if (workspaceId !== null) await enqueueCancelling(tx, workspaceId)
  }),
]
