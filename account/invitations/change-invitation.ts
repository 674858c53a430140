import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { expectPower } from '@wellmet/platform/http/access.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { holdsPower } from '../members/members.rules.ts'
import { newPageId, stateOf, tokenOf } from './invitation-state.rules.ts'
import type { Invitation, InvitationAction } from './invitations.contract.ts'
import { invitationsMessages } from './invitations.messages.ts'
import { lockInvitation, updateInvitation, type InvitationChange } from './invitations.store.ts'
import { showWorkspace } from '../workspaces/change-workspace.ts'
import { joinLink, mailInvitation, toInvitation, validDays } from './invite-member.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>

/** Sends it again, lets it work longer, or takes it back. What no longer makes sense is refused with what does. */
export const changeInvitation = (
  call: MemberCall,
  id: string,
  { action }: { action: InvitationAction },
): Promise<Invitation> =>
  call.db.transaction(async (tx) => {
    const { viewer, services } = call
    const now = services.now()
    const invitation = await lockInvitation(tx, viewer.workspaceId, id)
    if (!invitation) throw notFound('invitation')
    const state = stateOf(invitation, now)
    if (state === 'accepted') throw fail('conflict', invitationsMessages.alreadyAccepted())
    if (state === 'taken_back') throw fail('conflict', invitationsMessages.alreadyTakenBack())
    if (state === 'declined' && action !== 'take_back') throw fail('conflict', invitationsMessages.hasDeclined())
    if (action !== 'take_back') expectMayRenew(call, invitation)
    const change = await changes[action](tx, call, invitation)
    return toInvitation({ ...invitation, ...change }, now)
  })

const changes: Record<InvitationAction, (tx: Tx, call: MemberCall, invitation: Locked) => Promise<InvitationChange>> = {
  resend: async (tx, call, invitation) => {
    const now = call.services.now()
    const { token, change } = await renewToken(tx, call, invitation, { isMailed: true, sentAt: now })
    const { name: workspaceName } = await showWorkspace(call)
    const { workspaceId } = call.viewer
    const { id, email } = invitation
    const letter = { id, workspaceId, workspaceName, inviter: call.viewer, email }
    await mailInvitation(tx, call.services, letter, token)
    await record(tx, call, 'invitation.resent', invitation.email)
    return change
  },
  extend: async (tx, call, { id, email }) => {
    const change = { expiresAt: addDays(call.services.now(), validDays) }
    await updateInvitation(tx, id, change)
    await record(tx, call, 'invitation.extended', email)
    return change
  },
  take_back: (tx, call, invitation) => takeBack(tx, call, invitation),
}

export const revokeInvitation = (call: MemberCall, id: string): Promise<undefined> =>
  call.db.transaction(async (tx) => {
    await takeBack(tx, call, await getOpen(tx, call, id))
    return undefined
  })

/** The row stays, so that its page tells it, and a no is honored. Its link is replaced by one that nobody has. */
async function takeBack(tx: Tx, call: MemberCall, invitation: Pick<Locked, 'id' | 'email'>): Promise<InvitationChange> {
  const change = { takenBackAt: call.services.now(), tokenHash: hashSecret(newSecret()) }
  await updateInvitation(tx, invitation.id, change)
  await record(tx, call, 'invitation.revoked', invitation.email)
  return change
}

/**
 * For an invitation whose email got lost. The admin knows this link, so it proves nothing: whoever has it still needs an
 * account with the invited address, which is confirmed by an email of its own.
 */
export const makeInvitationLink = (call: MemberCall, id: string): Promise<{ link: string }> =>
  call.db.transaction(async (tx) => {
    const invitation = await getOpen(tx, call, id)
    expectMayRenew(call, invitation)
    const { token } = await renewToken(tx, call, invitation, { isMailed: false })
    await record(tx, call, 'invitation.link-made', invitation.email)
    return { link: joinLink(call.services, token) }
  })

/** Renewing an invitation needs the same power as sending it. */
function expectMayRenew(call: MemberCall, { role }: Pick<Locked, 'role'>): void {
  if (holdsPower(role as Role)) expectPower(call)
}

async function getOpen(tx: Tx, { viewer }: MemberCall, id: string): Promise<Locked> {
  const invitation = await lockInvitation(tx, viewer.workspaceId, id)
  if (!invitation || invitation.acceptedAt || invitation.takenBackAt) throw notFound('invitation')
  return invitation
}

async function renewToken(tx: Tx, { services }: MemberCall, invitation: Locked, more: InvitationChange) {
  const pageId = invitation.pageId ?? newPageId(newSecret())
  const token = tokenOf(pageId, newSecret())
  const change = { ...more, pageId, tokenHash: hashSecret(token), expiresAt: addDays(services.now(), validDays) }
  await updateInvitation(tx, invitation.id, change)
  return { token, change }
}

const record = (
  tx: Tx,
  { viewer, services }: MemberCall,
  action: 'invitation.resent' | 'invitation.extended' | 'invitation.revoked' | 'invitation.link-made',
  subject: string,
) => recordAudit(tx, { workspaceId: viewer.workspaceId, actorId: viewer.userId, action, subject, now: services.now() })
