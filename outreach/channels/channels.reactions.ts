import { onDecision } from '@wellmet/account/approvals/approvals.hooks.ts'
import { shortenDecided } from '@wellmet/account/approvals/shorten-decided.ts'
import { membersNotified } from '@wellmet/account/notifications/notifications.hooks.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { sendToMany } from './channels.hooks.ts'
import { queueNotices } from './queue-notices.ts'
import { queueFrom } from './send-messages.ts'

export const channelsHooks: HookReaction[] = [
  during(membersNotified, queueNotices),
  // Whoever left in the meantime is found by the job of their message.
  ...onDecision(sendToMany, async ({ tx, services }, { approvalId, workspaceId, verdict, payload }) => {
    const { from, text, to } = payload
    if (verdict === 'approved')
      await queueFrom(tx, services, { workspaceId, ...from }, { to, text: text ?? '', batchId: newId() })
    await shortenDecided(tx, sendToMany, { approvalId, payload: { ...payload, text: null } })
  }),
]
