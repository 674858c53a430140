import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { directoryPeopleDeleted, directoryPositionsDeleted } from '@wellmet/contacts/directory/directory.hooks.ts'
import { directoryId } from '@wellmet/contacts/directory/directory.rules.ts'
import { contactsChanged } from '@wellmet/contacts/relationships/relationships.hooks.ts'
import { deleteInferredRelationships } from './delete-inferred-relationships.ts'
import { refreshObservedRelationships } from './refresh-observed-relationships.ts'

export const inferredRelationshipsHooks: HookReaction[] = [
  during(contactsChanged, ({ tx }, { networkId, people, now }) =>
    refreshObservedRelationships(tx, networkId, people, now),
  ),
  during(directoryPeopleDeleted, ({ tx }, { people }) => deleteInferredRelationships(tx, directoryId, people)),
  // Until they are derived again, none is shown that may be wrong.
  during(directoryPositionsDeleted, ({ tx }, { people }) => deleteInferredRelationships(tx, directoryId, people)),
]
