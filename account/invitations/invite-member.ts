import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { mailProblem } from '@wellmet/platform/mail/mail-problem.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { inLocale, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { showWorkspace } from '../workspaces/change-workspace.ts'
import type { Invitation, NewInvitation } from './invitations.contract.ts'
import { invitationMail } from './invitations.mails.ts'
import { invitationsMessages } from './invitations.messages.ts'
import { deleteOpenInvitation, findMemberByEmail, insertInvitation, listOpenInvitations } from './invitations.store.ts'

const validDays = 14

/** A second invitation to the same address replaces the first, whose link stops working. */
export const inviteMember = (call: MemberCall, { email, role }: NewInvitation): Promise<Invitation> =>
  call.db.transaction(async (tx) => {
    const { viewer, services } = call
    const now = services.now()
    if (await findMemberByEmail(tx, viewer.workspaceId, email)) {
      throw fail('conflict', invitationsMessages.alreadyMember(), {
        errors: [{ field: 'email', message: invitationsMessages.alreadyMember() }],
      })
    }
    await deleteOpenInvitation(tx, viewer.workspaceId, { email })
    const token = newSecret()
    const row = {
      id: newId(),
      workspaceId: viewer.workspaceId,
      email,
      role,
      tokenHash: hashSecret(token),
      invitedBy: viewer.userId,
      isMailed: true,
      createdAt: now,
      expiresAt: addDays(now, validDays),
    }
    await insertInvitation(tx, row)
    const workspace = await showWorkspace(call)
    const link = joinLink(services, token)
    const sender = { userId: viewer.userId, workspaceId: viewer.workspaceId }
    const mailed = await queueMail(
      tx,
      services,
      // Whoever is invited did not make this request.
      inLocale(sourceLocale, () =>
        invitationMail({ sender, email, inviter: viewer.name, workspace: workspace.name, link, validDays }),
      ),
    )
    // A mailbox that wants no mail looks like one that does not answer.
    if (mailed.is === 'refused' && mailed.reason !== 'never') throw mailProblem(mailed.reason)
    await recordAudit(tx, {
      workspaceId: viewer.workspaceId,
      actorId: viewer.userId,
      action: 'member.invited',
      subject: email,
      detail: { role },
      now,
    })
    return toInvitation({ ...row, invitedBy: viewer.name })
  })

const joinLink = ({ config }: Services, token: string): string => `${config.PUBLIC_URL}/join?token=${token}`

/**
 * For an invitation whose email got lost. The admin knows this link, so it proves nothing: whoever has it still needs an
 * account with the invited address, which is confirmed by an email of its own.
 */
export const makeInvitationLink = ({ db, viewer, services }: MemberCall, id: string): Promise<{ link: string }> =>
  db.transaction(async (tx) => {
    const token = newSecret()
    const now = services.now()
    const invitation = await deleteOpenInvitation(tx, viewer.workspaceId, { id })
    if (!invitation) throw notFound('invitation')
    const { workspaceId } = viewer
    const expiresAt = addDays(now, validDays)
    await insertInvitation(tx, {
      ...invitation,
      workspaceId,
      tokenHash: hashSecret(token),
      isMailed: false,
      expiresAt,
    })
    await recordAudit(tx, {
      workspaceId,
      actorId: viewer.userId,
      action: 'invitation.link-made',
      subject: invitation.email,
      now,
    })
    return { link: joinLink(services, token) }
  })

export const listInvitations = ({ db, viewer }: MemberCall) =>
  db.transaction(async (tx) => ({
    items: (await listOpenInvitations(tx, viewer.workspaceId)).map(toInvitation),
    next: null,
  }))

export const revokeInvitation = ({ db, viewer, services }: MemberCall, id: string): Promise<undefined> =>
  db.transaction(async (tx) => {
    const gone = await deleteOpenInvitation(tx, viewer.workspaceId, { id })
    if (!gone) throw notFound('invitation')
    await recordAudit(tx, {
      workspaceId: viewer.workspaceId,
      actorId: viewer.userId,
      action: 'invitation.revoked',
      subject: gone.email,
      now: services.now(),
    })
    return undefined
  })

const toInvitation = (row: Awaited<ReturnType<typeof listOpenInvitations>>[number]): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role as Invitation['role'],
  invitedBy: row.invitedBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})
