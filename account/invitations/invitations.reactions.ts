import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { accessRevoked } from '../users/users.hooks.ts'
import { deleteInvitationsBy } from './invitations.store.ts'

export const invitationsHooks: HookReaction[] = [
  // Whoever used the account before its address was proved must not let others into its workspaces afterwards.
  during(accessRevoked, async ({ tx }, { userId, isFirstProof }) => {
    if (isFirstProof) await deleteInvitationsBy(tx, userId)
  }),
]
