import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { contactsDeleted } from '@wellmet/contacts/deletions/deletions.hooks.ts'
import { directoryPeopleDeleted } from '@wellmet/contacts/directory/directory.hooks.ts'
import { deletePeopleFromLists, deleteStrangersFromLists } from './delete-people.ts'

export const listsHooks: HookReaction[] = [
  during(contactsDeleted, ({ tx }, { networkId, people }) => deletePeopleFromLists(tx, networkId, people)),
  during(directoryPeopleDeleted, ({ tx }, { people }) => deleteStrangersFromLists(tx, people)),
]
