import type { HookContext } from '@wellmet/platform/events/hook.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Decision } from '../approvals/approvals.hooks.ts'
import { requestApproval } from '../approvals/request-approval.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { provesDomain } from '../domains/find-proving-workspace.ts'
import { refuseDeclined, refuseMember, sendInvitation } from '../invitations/invite-member.ts'
import { findWorkspaceName } from '../workspaces/find-workspace-name.ts'
import { inviteColleague, inviteOutsider, type Asked } from './invitation-requests.hooks.ts'

/** Nothing is sent before an admin, or a policy of one, has said yes. */
export const requestInvitation = (
  { db, viewer, services }: MemberCall,
  { email }: { email: string },
): Promise<{ isInvited: boolean }> =>
  db.transaction(async (tx) => {
    const { workspaceId, userId, name } = viewer
    await refuseMember(tx, workspaceId, email)
    const isColleague = await provesDomain({ tx }, workspaceId, email.slice(email.lastIndexOf('@') + 1))
    const { verdict } = await requestApproval(tx, services, isColleague ? inviteColleague : inviteOutsider, {
      workspaceId,
      requestedBy: userId,
      payload: { email, requestedBy: { userId, name } },
    })
    return { isInvited: verdict === 'approved' }
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
