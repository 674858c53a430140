import { importDone } from '@wellmet/contacts/imports/imports.events.ts'
import { contactsWithdrawn } from '@wellmet/contacts/imports/imports.hooks.ts'
import { directoryId } from '@wellmet/contacts/directory/directory.rules.ts'
import { directoryPeopleDeleted } from '@wellmet/contacts/directory/directory.hooks.ts'
import { contactsDeleted } from '@wellmet/contacts/deletions/deletions.hooks.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { contactsReworded } from '@wellmet/contacts/search-words/search-words.hooks.ts'
import { contactsChanged } from '@wellmet/contacts/relationships/relationships.hooks.ts'
import { networkChanged } from '@wellmet/identity/visibility/visibility.hooks.ts'
import { requestPostings } from './request-postings.ts'
import { deleteDirectoryPostings } from './postings.store.ts'

// Postings of another state of a network are not used, so these only make the next search faster.

export const postingsReactions: Reaction[] = [
  when(importDone, 'post the words', ({ tx, services }, { networkId }) =>
    requestPostings(tx, networkId, services.now()),
  ),
]

export const postingsHooks: HookReaction[] = [
  during(networkChanged, ({ tx }, { networkId, now }) => requestPostings(tx, networkId, now)),
  during(contactsReworded, ({ tx }, { networkId, now }) => requestPostings(tx, networkId, now)),
  during(contactsChanged, ({ tx }, { networkId, now }) => requestPostings(tx, networkId, now)),
  during(directoryPeopleDeleted, async ({ tx, services }) => {
    await deleteDirectoryPostings(tx)
    await requestPostings(tx, directoryId, services.now())
  }),
  during(contactsWithdrawn, ({ tx, services }, { networkId }) => requestPostings(tx, networkId, services.now())),
  during(contactsDeleted, ({ tx, services }, { networkId }) => requestPostings(tx, networkId, services.now())),
]
