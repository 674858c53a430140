import { readEndedAccess } from '@wellmet/account/ended-access/ended-access.rules.ts'
import { deletionBegun } from '@wellmet/account/leaving/leaving.hooks.ts'
import { memberJoined } from '@wellmet/account/members/members.events.ts'
import { userResumed, userStopped } from '@wellmet/account/users/users.hooks.ts'
import { deletionReplayed } from '@wellmet/platform/deletions/deletions.hooks.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { listAccountOwners } from './engine.store.ts'
import { planRefilter } from './plan-refilter.ts'
import { disconnectAgain, disconnectAll, resumeSyncs, stopSyncs } from './stop-accounts.ts'

/** A new member is a colleague of the others, so their mail with each other becomes internal. */
export const engineReactions: Reaction[] = [
  when(memberJoined, 'sift the records of colleagues', async ({ tx }, { workspaceId }) => {
    for (const { userId } of await listAccountOwners(tx, { workspaceId }))
      await planRefilter(tx, { workspaceId, userId })
  }),
]

export const engineHooks: HookReaction[] = [
  during(userStopped, ({ tx }, { userId }) => stopSyncs(tx, userId)),
  during(userResumed, ({ tx, services }, { userId }) => resumeSyncs(tx, services, userId)),
  during(deletionReplayed, async ({ tx }, deletion) => {
    const ended = readEndedAccess(deletion)
    if (ended?.place === 'connections.connected_accounts') await disconnectAgain(tx, ended.key['id']!)
  }),
  during(deletionBegun, ({ tx }, erased) => disconnectAll(tx, erased)),
]
