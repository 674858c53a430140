import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { deleteNotificationsNaming } from '../notifications/delete-notifications-naming.ts'
import { approvalsMessages } from './approvals.messages.ts'
import { eraseApprovals, listPendingAbout } from './approvals.store.ts'
import { withdrawApproval } from './close-approval.ts'

/**
 * Somebody wants to be nowhere on this server: what waits for a yes about their address is withdrawn, and nothing names them
 * in what was decided. That it was decided stays. As the system.
 */
export async function eraseFromApprovals(context: HookContext, emails: readonly string[]): Promise<void> {
  const { tx } = context
  for (const { id } of await listPendingAbout(tx, { emails: [...emails] })) await withdrawApproval(context, id)
  const title = JSON.stringify(approvalsMessages.erasedTitle.message())
  const erased = await eraseApprovals(tx, { emails: [...emails], title })
  const workspaceIds = [...new Set(erased.map(({ workspaceId }) => workspaceId))]
  for (const workspaceId of workspaceIds) await deleteNotificationsNaming(tx, { workspaceId, emails })
}
