import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { memberJoined } from '../members/members.events.ts'
import { ownershipEnded } from '../members/members.hooks.ts'
import { accessRevoked } from '../users/users.hooks.ts'
import { endTokensOf } from './end-tokens.ts'
import { linkPerson } from './provisioning.store.ts'

export const provisioningReactions: Reaction[] = [
  when(memberJoined, 'know a provisioned person by their account', async ({ tx }, membership) => {
    await linkPerson(tx, membership)
  }),
]

export const provisioningHooks: HookReaction[] = [
  during(ownershipEnded, (context, ended) => endTokensOf(context, ended)),
  during(accessRevoked, (context, { userId }) => endTokensOf(context, { userId })),
]
