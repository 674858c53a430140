import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { notify } from '../notifications/notify.ts'
import { mayHappen, stateOf } from './invitation-state.rules.ts'
import type { InvitationEvent, InvitationPage } from './invitations.contract.ts'
import { invitationsMessages } from './invitations.messages.ts'
import { sharedByJoining } from './shared-by-joining.rules.ts'
import { lockByPage, saveEvent } from './invitations.store.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockByPage>>>

/** Changes nothing: mail scanners open links. */
export const showInvitationPage = ({ db, services }: Call, pageId: string): Promise<InvitationPage> =>
  // As the system: whoever holds the link does not belong to the workspace yet
  db.asSystem(async (tx) => toPage(await getPage(tx, pageId), services.now()))

/** Each counts once. One that happened already, or is too late, changes nothing; the answer tells the state either way. */
export const recordInvitationEvent = (
  { db, services }: Call,
  pageId: string,
  { kind }: { kind: InvitationEvent },
): Promise<InvitationPage> =>
  db.asSystem(async (tx) => {
    const now = services.now()
    const invitation = await getPage(tx, pageId)
    if (mayHappen(kind, invitation, now)) {
      await saveEvent(tx, invitation.id, kind, now)
      await tellInviter(tx, services, invitation, kind)
    }
    return toPage(await getPage(tx, pageId), now)
  })

const news = {
  declined: invitationsMessages.someoneDeclined,
  asked_for_new_link: invitationsMessages.someoneAskedForLink,
} as const

/** Without the address: it stands in the list of invitations. */
async function tellInviter(tx: Tx, services: Services, invitation: Locked, kind: InvitationEvent): Promise<void> {
  if (kind === 'opened') return
  await notify(tx, services, {
    userId: invitation.invitedBy,
    workspaceId: invitation.workspaceId,
    kind: 'invitation.answered',
    title: news[kind].message(),
    link: '/settings/workspace',
    dedupeKey: `${kind}:${invitation.id}`,
  })
}

async function getPage(tx: Tx, pageId: string): Promise<Locked> {
  const invitation = await lockByPage(tx, pageId)
  if (!invitation) throw fail('link_not_valid', invitationsMessages.linkNotValid())
  return invitation
}

/** Who invites where is told while one can still answer, as the link itself does. */
function toPage(row: Locked, now: Date): InvitationPage {
  const state = stateOf(row, now)
  const canAnswer = state === 'open' || state === 'declined'
  return {
    state,
    invitation: canAnswer
      ? {
          workspaceName: row.workspaceName,
          inviterName: row.inviterName,
          role: row.role as NonNullable<InvitationPage['invitation']>['role'],
          expiresAt: row.expiresAt.toISOString(),
        }
      : null,
    sharedByJoining: sharedByJoining(),
    notSharedByJoining: [invitationsMessages.keepsContacts(), invitationsMessages.keepsMail()],
    next: nextSteps[state](),
  }
}

const nextSteps = {
  open: invitationsMessages.nextOpen,
  accepted: invitationsMessages.nextAccepted,
  declined: invitationsMessages.nextDeclined,
  expired: invitationsMessages.nextExpired,
  taken_back: invitationsMessages.nextTakenBack,
} as const
