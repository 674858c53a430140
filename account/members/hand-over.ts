import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { endOwnership } from './end-ownership.ts'
import { roleChanged } from './members.events.ts'
import { membersMessages } from './members.messages.ts'
import { findSuccessor, lockMembers, updateRole } from './members.store.ts'

/** Makes another member an owner, and the viewer an admin, in one step: there is never a moment without an owner. */
export const handOver = ({ db, viewer, services }: MemberCall, userId: string): Promise<undefined> =>
  db.transaction(async (tx) => {
    const { workspaceId } = viewer
    const members = await lockMembers(tx, workspaceId)
    const target = members.find((member) => member.userId === userId)
    if (!target) throw notFound('member')
    if (userId === viewer.userId) throw fail('conflict', membersMessages.handOverToOther())
    const now = services.now()
    const changes = [
      { subject: userId, from: target.role, to: 'owner' },
      { subject: viewer.userId, from: 'owner', to: 'admin' },
    ] as const
    for (const { subject, from, to } of changes) {
      await updateRole(tx, workspaceId, subject, to)
      await announce(tx, roleChanged, { workspaceId, userId: subject })
      const detail = { from, to }
      await recordAudit(tx, {
        workspaceId,
        actorId: viewer.userId,
        action: 'member.role-changed',
        subject,
        detail,
        now,
      })
    }
    await endOwnership({ tx, services }, workspaceId, viewer.userId)
    return undefined
  })

/** As the system, when the only owner is gone: whoever comes next by role, and of those who has been there longest. */
export async function promoteSuccessor(tx: Tx, workspaceId: string, leaving: string): Promise<void> {
  const successor = await findSuccessor(tx, workspaceId, leaving)
  if (!successor) return
  await updateRole(tx, workspaceId, successor.userId, 'owner')
  await announce(tx, roleChanged, { workspaceId, userId: successor.userId })
}
