import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Call, UserCall } from '@wellmet/platform/http/serve.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { sessionOf } from '../users/show-session.ts'
import type { Session } from '../users/users.contract.ts'
import { joinWorkspace } from '../workspaces/join-workspace.ts'
import { invitationsMessages } from './invitations.messages.ts'
import { lockByToken, markAccepted } from './invitations.store.ts'

/** Does not tell the invited address: whoever was forwarded the link could sign up with it. */
export const previewInvitation = ({ db, services }: Call, { token }: { token: string }) =>
  db.asSystem(async (tx) => {
    const { workspaceName, inviterName, role } = await openInvitation(tx, token, services.now())
    return { workspaceName, inviterName, role: role as Role }
  })

/**
 * Only the person whose address it was sent to: a forwarded link does not let a stranger in. That the address is theirs
 * must be proved by its own link: who can read this one need not be who it was sent to.
 */
export const acceptInvitation = ({ db, viewer, services }: UserCall, { token }: { token: string }): Promise<Session> =>
  db.asSystem(async (tx) => {
    const now = services.now()
    const invitation = await openInvitation(tx, token, now)
    if (invitation.email !== viewer.email) {
      throw fail('forbidden', invitationsMessages.forOtherAddress(viewer))
    }
    if (!viewer.emailVerified) throw fail('email_not_verified', invitationsMessages.confirmAddressFirst(viewer))
    const { workspaceId } = invitation
    await markAccepted(tx, invitation.id, now)
    await joinWorkspace(tx, {
      workspaceId,
      userId: viewer.userId,
      role: invitation.role as Role,
      sessionId: viewer.sessionId,
      now,
    })
    await recordAudit(tx, {
      workspaceId,
      actorId: viewer.userId,
      action: 'member.joined',
      subject: viewer.userId,
      detail: { role: invitation.role },
      now,
    })
    return sessionOf(tx, viewer.userId, workspaceId)
  })

async function openInvitation(tx: Tx, token: string, now: Date) {
  const invitation = await lockByToken(tx, hashSecret(token), now)
  if (!invitation) throw fail('link_not_valid', invitationsMessages.linkNotValid())
  return invitation
}
