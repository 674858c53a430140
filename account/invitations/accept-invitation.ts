import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Call, UserCall } from '@wellmet/platform/http/serve.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { markAddressVerified } from '../users/mark-address-verified.ts'
import { sessionOf } from '../users/show-session.ts'
import { createUser } from '../users/sign-up.ts'
import type { Session } from '../users/users.contract.ts'
import { joinWorkspace } from '../workspaces/join-workspace.ts'
import type { InvitedSignUp } from './invitations.contract.ts'
import { invitationsMessages } from './invitations.messages.ts'
import { lockByToken, markAccepted } from './invitations.store.ts'

/** Tells the invited address in part: its owner knows the rest, and whoever was forwarded the link could sign up with it. */
export const previewInvitation = ({ db, services }: Call, { token }: { token: string }) =>
  // As the system: whoever holds the link does not belong to the workspace yet
  db.asSystem(async (tx) => {
    const { workspaceName, inviterName, role, isMailed, email } = await openInvitation(tx, token, services.now())
    return {
      workspaceName,
      inviterName,
      role: role as Role,
      provesAddress: isMailed,
      sentTo: isMailed ? partOf(email) : null,
    }
  })

const partOf = (address: string): string => address.replace(/^(.).*@/u, '$1…@')

/**
 * Only for the invited address: a forwarded link does not let a stranger in. A link that was mailed there and shown to
 * nobody else also proves the address; one that was copied proves nothing.
 */
export const acceptInvitation = (call: UserCall, { token }: { token: string }): Promise<Session> =>
  call.db.asSystem(async (tx) => {
    const { viewer, services } = call
    const invitation = await openInvitation(tx, token, services.now())
    if (invitation.email !== viewer.email) {
      throw fail('forbidden', invitationsMessages.forOtherAddress(viewer))
    }
    if (!viewer.emailVerified) {
      if (!invitation.isMailed) throw fail('email_not_verified', invitationsMessages.confirmAddressFirst(viewer))
      await markAddressVerified(tx, call)
    }
    await join(tx, invitation, viewer, services.now())
    return sessionOf(tx, viewer.userId, invitation.workspaceId)
  })

/**
 * With a link that was mailed they have joined, and get no workspace of their own beside the team's. With a copied one they
 * join once the address is confirmed, and until then have one of their own.
 */
export const signUpInvited = (call: Call, { token, ...input }: InvitedSignUp): Promise<Session> =>
  call.db.asSystem(async (tx) => {
    const now = call.services.now()
    const invitation = await openInvitation(tx, token, now)
    if (invitation.email !== input.email) {
      const message = invitationsMessages.signUpForOtherAddress()
      throw fail('forbidden', message, { errors: [{ field: 'email', message }] })
    }
    const { isMailed, workspaceId } = invitation
    const { session, sessionId } = await createUser(tx, call, input, {
      isInvited: true,
      isProved: isMailed,
      ...(isMailed ? { joins: workspaceId } : {}),
    })
    if (!isMailed) return session
    await join(tx, invitation, { userId: session.user.id, sessionId }, now)
    return sessionOf(tx, session.user.id, workspaceId)
  })

type OpenInvitation = Awaited<ReturnType<typeof openInvitation>>

async function join(
  tx: Tx,
  { id, workspaceId, role }: OpenInvitation,
  { userId, sessionId }: { userId: string; sessionId: string | null },
  now: Date,
): Promise<void> {
  await markAccepted(tx, id, { userId, now })
  await joinWorkspace(tx, { workspaceId, userId, role: role as Role, sessionId, now })
  await recordAudit(tx, {
    workspaceId,
    actorId: userId,
    action: 'member.joined',
    subject: userId,
    detail: { role },
    now,
  })
}

async function openInvitation(tx: Tx, token: string, now: Date) {
  const invitation = await lockByToken(tx, hashSecret(token), now)
  if (!invitation) throw fail('link_not_valid', invitationsMessages.linkNotValid())
  return invitation
}
