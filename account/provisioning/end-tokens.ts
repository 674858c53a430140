import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { listOwnerIds } from '../members/list-owner-ids.ts'
import { notifyAll } from '../notifications/notify.ts'
import { provisioningMessages } from './provisioning.messages.ts'
import { deleteTokensOf } from './provisioning.store.ts'

/**
 * As the system. Ends the tokens that somebody made, in one workspace or in all: whoever has one could bring its maker back.
 * The owners who stay are told, because their directory provisions nobody until one of them makes another.
 */
export async function endTokensOf(
  { tx, services }: HookContext,
  { userId, workspaceId }: { userId: string; workspaceId?: string },
): Promise<void> {
  const now = services.now()
  const gone = await deleteTokensOf(tx, userId, workspaceId)
  // In one order, because each entry locks the log of its workspace.
  for (const { id, name, workspaceId: place } of gone.toSorted((a, b) => a.workspaceId.localeCompare(b.workspaceId))) {
    const others = (await listOwnerIds(tx, place)).filter((owner) => owner !== userId)
    await notifyAll(tx, services, others, {
      workspaceId: place,
      kind: 'provisioning.stopped',
      title: provisioningMessages.endedTitle.message({ name }),
      body: [provisioningMessages.endedBody.message()],
      link: '/settings/sign-in',
      dedupeKey: `provisioning-token:${id}`,
    })
    const detail = { name }
    const action = 'provisioning.token-ended'
    await recordAudit(tx, { workspaceId: place, actorId: null, action, subject: id, detail, now })
  }
}
