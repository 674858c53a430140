import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { contactsDeleted } from '@wellmet/contacts/deletions/deletions.hooks.ts'
import { directoryPeopleDeleted, directoryPositionsDeleted } from '@wellmet/contacts/directory/directory.hooks.ts'
import { directoryId } from '@wellmet/contacts/directory/directory.rules.ts'
import { contactsWithdrawn } from '@wellmet/contacts/imports/imports.hooks.ts'
import { contactsRegrouped } from '@wellmet/contacts/merges/merges.hooks.ts'
import { contactsChanged } from '@wellmet/contacts/relationships/relationships.hooks.ts'
import { deleteInferredRelationships } from './delete-inferred-relationships.ts'
import { refreshObservedRelationships } from './refresh-observed-relationships.ts'

export const inferredRelationshipsHooks: HookReaction[] = [
  during(contactsChanged, ({ tx }, { networkId, people, now }) =>
    refreshObservedRelationships(tx, networkId, people, now),
  ),
  during(contactsRegrouped, ({ tx }, { networkId, people }) => deleteInferredRelationships(tx, networkId, people)),
  during(contactsDeleted, ({ tx }, { networkId, people }) => deleteInferredRelationships(tx, networkId, people)),
  during(contactsWithdrawn, ({ tx }, { networkId, people }) => deleteInferredRelationships(tx, networkId, people)),
  during(directoryPeopleDeleted, ({ tx }, { people }) => deleteInferredRelationships(tx, directoryId, people)),
  // Until they are derived again, none is shown that may be wrong.
  during(directoryPositionsDeleted, ({ tx }, { people }) => deleteInferredRelationships(tx, directoryId, people)),
]
