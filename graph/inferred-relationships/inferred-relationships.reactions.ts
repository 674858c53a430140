import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { refreshObservedRelationships } from './refresh-observed-relationships.ts'
import { contactsChanged } from '@wellmet/contacts/relationships/relationships.hooks.ts'

export const inferredRelationshipsHooks: HookReaction[] = [
  during(contactsChanged, ({ tx }, { networkId, people, now }) =>
    refreshObservedRelationships(tx, networkId, people, now),
  ),
]
