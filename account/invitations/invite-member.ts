import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import { expectPower } from '@wellmet/platform/http/access.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { mailProblem } from '@wellmet/platform/mail/mail-problem.ts'
import { mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { currentLanguage } from '@wellmet/platform/messages/locale.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { holdsPower } from '../members/members.rules.ts'
import { showWorkspace } from '../workspaces/change-workspace.ts'
import { hasDeclined, newPageId, stateOf, tokenOf, waitsForLink } from './invitation-state.rules.ts'
import type { Invitation, NewInvitation } from './invitations.contract.ts'
import { invitationSent } from './invitations.hooks.ts'
import { invitationMail } from './invitations.mails.ts'
import { invitationsMessages } from './invitations.messages.ts'
import {
  deleteOpenInvitation,
  findInviterLanguage,
  findMemberByEmail,
  insertInvitation,
  listDeclinedByEmail,
  listOpenInvitations,
  takeBackByEmail,
  updateInvitedRole,
} from './invitations.store.ts'

export const validDays = 14

interface Letter {
  workspaceId: string
  workspaceName: string
  inviter: { userId: string; name: string }
  email: string
}

export const inviteMember = (call: MemberCall, { email, role }: NewInvitation): Promise<Invitation> =>
  call.db.transaction(async (tx) => {
    const { viewer, services } = call
    const { userId, workspaceId } = viewer
    await refuseMember(tx, workspaceId, email)
    await refuseDeclined(tx, workspaceId, email)
    if (holdsPower(role)) expectPower(call)
    const { name: workspaceName } = await showWorkspace(call)
    const row = await sendInvitation(tx, services, { workspaceId, workspaceName, inviter: viewer, email }, role)
    const now = row.createdAt
    await recordAudit(tx, {
      workspaceId,
      actorId: userId,
      action: 'member.invited',
      subject: email,
      detail: { role },
      now,
    })
    return toInvitation({ ...row, invitedBy: viewer.name, acceptedAt: null, declinedAt: null, takenBackAt: null }, now)
  })

const refusal = (message: string) => fail('conflict', message, { errors: [{ field: 'email', message }] })

export async function refuseMember(tx: Tx, workspaceId: string, email: string): Promise<void> {
  if (await findMemberByEmail(tx, workspaceId, email)) throw refusal(invitationsMessages.alreadyMember())
}

export async function refuseDeclined(tx: Tx, workspaceId: string, email: string): Promise<void> {
  if (await saidNo(tx, workspaceId, email)) throw refusal(invitationsMessages.hasDeclined())
}

/** While an invitation of theirs can still be accepted. */
export async function refuseInvited(tx: Tx, workspaceId: string, email: string, now: Date): Promise<void> {
  const open = await listOpenInvitations(tx, workspaceId)
  const waits = open.find((row) => row.email === email && stateOf(row, now) === 'open')
  if (waits) throw refusal(invitationsMessages.alreadyInvited({ name: waits.invitedBy, at: waits.createdAt }))
}

/** People who declined are not emailed by this workspace again, unless they ask for a new link. */
export async function saidNo(tx: Tx, workspaceId: string, email: string): Promise<boolean> {
  const [declined] = await listDeclinedByEmail(tx, workspaceId, email)
  return declined !== undefined && hasDeclined(declined)
}

/**
 * The invitation and its email, for whoever records why. A second invitation to the same address replaces the first,
 * whose link stops working and whose page stays.
 */
export async function sendInvitation(tx: Tx, services: Services, letter: Letter, role: NewInvitation['role']) {
  const now = services.now()
  const { workspaceId, inviter, email } = letter
  const before = await deleteOpenInvitation(tx, workspaceId, email)
  const pageId = before?.pageId ?? newPageId(newSecret())
  const token = tokenOf(pageId, newSecret())
  const row = {
    id: newId(),
    workspaceId,
    email,
    role,
    tokenHash: hashSecret(token),
    invitedBy: inviter.userId,
    isMailed: true,
    createdAt: now,
    expiresAt: addDays(now, validDays),
    pageId,
    sentAt: now,
    openedAt: before?.openedAt ?? null,
    askedForLinkAt: before?.askedForLinkAt ?? null,
  }
  await insertInvitation(tx, row)
  await mailInvitation(tx, services, { ...letter, id: row.id }, token)
  await runHook({ tx, services }, invitationSent, { workspaceId, email, inviterName: inviter.name })
  return row
}

export async function mailInvitation(
  tx: Tx,
  services: Services,
  { id, workspaceId, workspaceName, inviter, email }: Letter & { id: string },
  token: string,
): Promise<void> {
  const link = joinLink(services, token)
  const sender = { userId: inviter.userId, workspaceId }
  // Theirs is not known, so it is in the inviter's.
  const language = (await findInviterLanguage(tx, inviter.userId)) ?? currentLanguage()
  const mailed = await queueMail(
    tx,
    services,
    mailIn(language, () =>
      invitationMail({ id, sender, email, inviter: inviter.name, workspace: workspaceName, link, validDays }),
    ),
  )
  // A mailbox that wants no mail looks like one that does not answer.
  if (mailed.is === 'refused' && mailed.reason !== 'never') throw mailProblem(mailed.reason)
}

/** Takes back what was not accepted yet, if there is anything. */
export const withdrawInvitation = async (tx: Tx, workspaceId: string, email: string, now: Date): Promise<void> => {
  await takeBackByEmail(tx, workspaceId, email, { takenBackAt: now, tokenHash: hashSecret(newSecret()) })
}

/** What whoever accepts will be able to do. Members take an invitation back instead, and send another. */
export const changeInvitedRole = async (
  tx: Tx,
  workspaceId: string,
  email: string,
  role: NewInvitation['role'],
): Promise<void> => {
  // As the system: no member changes an invitation; a directory does, by the group of the person
  await asSystem(tx, (system) => updateInvitedRole(system, workspaceId, email, role))
}

export const joinLink = ({ config }: Services, token: string): string => `${config.PUBLIC_URL}/join?token=${token}`

export const listInvitations = ({ db, viewer, services }: MemberCall) =>
  db.transaction(async (tx) => ({
    items: (await listOpenInvitations(tx, viewer.workspaceId)).map((row) => toInvitation(row, services.now())),
    next: null,
  }))

export const toInvitation = (row: Awaited<ReturnType<typeof listOpenInvitations>>[number], now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role as Invitation['role'],
  invitedBy: row.invitedBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  state: stateOf(row, now),
  openedAt: row.openedAt?.toISOString() ?? null,
  wantsNewLink: stateOf(row, now) !== 'accepted' && waitsForLink(row),
})
