import { onDecision } from '@wellmet/account/approvals/approvals.hooks.ts'
import { membersNotified } from '@wellmet/account/notifications/notifications.hooks.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { sendToMany } from './channels.hooks.ts'
import { queueNotices } from './queue-notices.ts'
import { queueFrom } from './send-messages.ts'

export const channelsHooks: HookReaction[] = [
  during(membersNotified, queueNotices),
  // Whoever left in the meantime is found by the job of their message.
  ...onDecision(sendToMany, async ({ tx, services }, { workspaceId, verdict, payload: { from, text, to } }) => {
    if (verdict === 'approved') await queueFrom(tx, services, { workspaceId, ...from }, { to, text, batchId: newId() })
  }),
]
