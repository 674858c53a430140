import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { memberJoined } from '../members/members.events.ts'
import { linkPerson } from './provisioning.store.ts'

export const provisioningReactions: Reaction[] = [
  when(memberJoined, 'know a provisioned person by their account', async ({ tx }, membership) => {
    await linkPerson(tx, membership)
  }),
]
