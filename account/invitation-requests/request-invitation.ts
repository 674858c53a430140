import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Decision } from '../approvals/approvals.hooks.ts'
import { withdrawApproval } from '../approvals/close-approval.ts'
import { listWaiting } from '../approvals/list-waiting.ts'
import { requestApproval } from '../approvals/request-approval.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { provesDomain } from '../domains/find-proving-workspace.ts'
import { refuseDeclined, refuseInvited, refuseMember, sendInvitation } from '../invitations/invite-member.ts'
import { findWorkspaceName } from '../workspaces/find-workspace-name.ts'
import { notify } from '../notifications/notify.ts'
import { inviteColleague, inviteOutsider, type Asked } from './invitation-requests.hooks.ts'
import { invitationRequestsMessages } from './invitation-requests.messages.ts'

/** Nothing is sent before an admin, or a policy of one, has said yes. */
export const requestInvitation = (
  { db, viewer, services }: MemberCall,
  { email }: { email: string },
): Promise<{ isInvited: boolean }> =>
  db.transaction(async (tx) => {
    const { workspaceId, userId, name } = viewer
    await acquireLock(tx, 'account.invitation-request', `${workspaceId} ${email}`)
    await refuseMember(tx, workspaceId, email)
    // As the system: members do not see who else is invited, nor what others asked for
    await asSystem(tx, async (system) => {
      await refuseDeclined(system, workspaceId, email)
      await refuseInvited(system, workspaceId, email, services.now())
      await refuseWaiting(system, { workspaceId, userId, email })
    })
    const isColleague = await provesDomain({ tx }, workspaceId, email.slice(email.lastIndexOf('@') + 1))
    const { verdict } = await requestApproval(tx, services, isColleague ? inviteColleague : inviteOutsider, {
      workspaceId,
      requestedBy: userId,
      payload: { email, requestedBy: { userId, name } },
    })
    return { isInvited: verdict === 'approved' }
  })

const kinds = [inviteColleague.name, inviteOutsider.name]

/** What waits for a yes about this address. */
const listWaitingFor = (tx: Tx, workspaceId: string, email: string) =>
  listWaiting(tx, { workspaceId, kinds, payload: { email } })

async function refuseWaiting(
  tx: Tx,
  { workspaceId, userId, email }: { workspaceId: string; userId: string; email: string },
): Promise<void> {
  const [waits] = await listWaitingFor(tx, workspaceId, email)
  if (!waits) return
  const { requestedBy, requesterName, requestedAt: at } = waits
  const message =
    requestedBy === userId
      ? invitationRequestsMessages.youAsked({ at })
      : invitationRequestsMessages.alreadyAsked({ name: requesterName ?? '', at })
  throw fail('conflict', message, { errors: [{ field: 'email', message }] })
}

/** They are invited now, so nobody needs to decide; whoever had asked for it learns that it happened. */
export const closeWaiting = (
  { tx, services }: HookContext,
  { workspaceId, email, inviterName }: { workspaceId: string; email: string; inviterName: string },
): Promise<void> =>
  // As the system: no member writes a verdict
  asSystem(tx, async (system) => {
    for (const { id, requestedBy } of await listWaitingFor(system, workspaceId, email)) {
      await withdrawApproval({ tx: system, services }, id)
      if (!requestedBy) continue
      await notify(system, services, {
        userId: requestedBy,
        workspaceId,
        kind: 'approval.decided',
        title: invitationRequestsMessages.invitedMeanwhile.message({ name: inviterName, email }),
        link: '/settings/workspace',
      })
    }
  })

/** With the decision: refused, as the decision then is, if they joined or declined in the meantime. */
export async function sendApproved({ tx, services }: HookContext, decision: Decision<Asked>): Promise<void> {
  if (decision.verdict !== 'approved') return
  const { workspaceId, payload } = decision
  const { email, requestedBy: inviter } = payload
  await refuseMember(tx, workspaceId, email)
  await refuseDeclined(tx, workspaceId, email)
  const workspaceName = await findWorkspaceName(tx, workspaceId)
  const row = await sendInvitation(tx, services, { workspaceId, workspaceName, inviter, email }, 'member')
  await recordAudit(tx, {
    workspaceId,
    actorId: inviter.userId,
    action: 'member.invited',
    subject: email,
    detail: { role: 'member' },
    now: row.createdAt,
  })
}
