import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { notify } from '../notifications/notify.ts'
import { invitationMailKind } from './invitations.mails.ts'
import { invitationsMessages } from './invitations.messages.ts'
import { findWaitingInvitation } from './invitations.store.ts'

/** Tells the inviter that the email did not arrive, unless the invitation was answered or taken back since. */
export async function tellUndelivered(
  { tx, services }: ReactionContext,
  { mailId, kind, about }: { mailId: string; kind: string; about: string | null },
): Promise<void> {
  if (kind !== invitationMailKind || about === null) return
  const invitation = await findWaitingInvitation(tx, about)
  if (!invitation) return
  await notify(tx, services, {
    userId: invitation.invitedBy,
    workspaceId: invitation.workspaceId,
    kind: 'invitation.answered',
    // Without the address, which is in the list of invitations.
    title: invitationsMessages.notDelivered.message(),
    body: [invitationsMessages.notDeliveredNext.message()],
    link: '/settings/workspace',
    dedupeKey: `undelivered:${mailId}`,
  })
}
