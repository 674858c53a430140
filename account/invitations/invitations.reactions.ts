import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { mailFailed } from '@wellmet/platform/mail/mail.events.ts'
import { accessRevoked } from '../users/users.hooks.ts'
import { deleteInvitationsBy } from './invitations.store.ts'
import { tellUndelivered } from './tell-undelivered.ts'

export const invitationsReactions: Reaction[] = [
  when(mailFailed, 'tell who invited that the invitation does not arrive', tellUndelivered),
]

export const invitationsHooks: HookReaction[] = [
  // Somebody else may have used the account before its address was proved, so the invitations from that time end.
  during(accessRevoked, async ({ tx }, { userId, isFirstProof }) => {
    if (isFirstProof) await deleteInvitationsBy(tx, userId)
  }),
]
